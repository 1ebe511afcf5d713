/** The states of a run as the page shows them, and what moves a run from one to the next. Pure. */
import type { FrameMessage } from '../messages';

/** Why a run failed: decides which words go with the message. */
export type FailureReason =
  /** A module of the site did not load. */
  | 'module'
  | 'data'
  /** What did not load is gone: the site was built anew since the page was opened. */
  | 'updated'
  /** The program does not compile. */
  | 'syntax'
  /** It threw, rejected, or looped for too long. */
  | 'program'
  | 'contextLost'
  /** The browser draws in 3D, and gave this view nothing to do it with. */
  | 'noContext'
  /** The browser compiles no WebAssembly, or may not: the SDK decodes point clouds with it. */
  | 'noWasm'
  /** The frame sent the page more than it may, or what it may not. */
  | 'flood'
  /** The frame's document is no longer there, or tried to go. */
  | 'gone'
  /** The program posted a message to the page's window. */
  | 'message';

export interface Failure {
  readonly reason: FailureReason;
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

/** How far loading is. Bytes are those of modules and data, sectors what the SDK counts. */
export interface Progress {
  readonly bytes: number;
  /** Bytes of the modules; data comes on top, its size is not known beforehand. */
  readonly moduleBytes: number;
  readonly itemsLoaded: number;
  readonly itemsRequested: number;
}

/** Why a run that goes on deserves a word: it does not answer, or has loaded nothing for long. */
export type Trouble = 'silent' | 'slow';

interface Going {
  readonly progress: Progress;
  readonly trouble?: Trouble | undefined;
}

export type RunState =
  | (Going & {
      readonly type: 'loading';
      /** `modules` until the program starts, then `model`. */
      readonly stage: 'modules' | 'model';
      /** A picture with part of a model is on the canvas. */
      readonly drawn: boolean;
    })
  | (Going & {
      readonly type: 'running';
      /** Viewers that the program has made: none when it ran to its end without. */
      readonly viewers: number;
    })
  | { readonly type: 'failed'; readonly failure: Failure };

/** What happens to a run: messages of the frame, and what only the page sees. */
export type RunEvent =
  | FrameMessage
  | { readonly type: 'bytes'; readonly bytes: number }
  /** The frame stopped answering, or answers again. */
  | { readonly type: 'silent' }
  | { readonly type: 'answering' }
  /** Nothing was loaded for long, and the picture is not complete. */
  | { readonly type: 'slow' }
  | { readonly type: 'failure'; readonly failure: Failure };

/** State of a run that starts, with modules of `moduleBytes` to load. */
export function initialRunState(moduleBytes: number): RunState {
  return {
    type: 'loading',
    stage: 'modules',
    drawn: false,
    progress: { bytes: 0, moduleBytes, itemsLoaded: 0, itemsRequested: 0 },
  };
}

/** Whether two states of a run differ in how far it is at most, not in what it does. */
export function isSameButNumbers(a: RunState, b: RunState): boolean {
  if (a.type === 'failed' || b.type === 'failed' || a.trouble !== b.trouble) return false;
  if (a.type === 'running') return b.type === 'running' && a.viewers > 0 === b.viewers > 0;
  return b.type === 'loading' && a.stage === b.stage && a.drawn === b.drawn;
}

/** What three.js throws where the browser gives a view no context. */
const noContext = /Error creating WebGL context/;

/**
 * What browsers say of WebAssembly that they do not have, or that a policy refuses: Chromium "CompileError:
 * WebAssembly.compile(): …", Firefox "CompileError: call to WebAssembly.compile() blocked by CSP", WebKit "CompileError:
 * Refused to create a WebAssembly object …".
 */
const noWasm =
  /CompileError: .{0,40}\bWebAssembly|WebAssembly is not defined|variable: WebAssembly/;

/** The SDK's workers tell the console only, and the view stays empty. */
function isWasmRefused(event: RunEvent): boolean {
  if (event.type === 'log') {
    return event.level === 'error' && event.source === 'sdk' && noWasm.test(event.text);
  }
  return event.type === 'error' && event.file === undefined && noWasm.test(event.message);
}

const wasmRefused: Failure = {
  reason: 'noWasm',
  message: 'It refused the WebAssembly that the SDK decodes points with.',
};

const contextLost: Failure = {
  reason: 'contextLost',
  message: 'The browser took the graphics context away from this 3D view.',
};

/** Something was loaded: whatever was slow goes on. */
function withoutSlow(trouble: Trouble | undefined): Trouble | undefined {
  return trouble === 'slow' ? undefined : trouble;
}

/** The state after an event. A failed run stays failed: it takes a restart to get out of it. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
  if (state.type === 'failed') return state;
  if (isWasmRefused(event)) return { type: 'failed', failure: wasmRefused };
  const { progress } = state;
  switch (event.type) {
    case 'bytes':
      return {
        ...state,
        trouble: withoutSlow(state.trouble),
        progress: { ...progress, bytes: progress.bytes + event.bytes },
      };
    case 'silent':
      return { ...state, trouble: 'silent' };
    case 'answering':
      return state.trouble === 'silent' ? { ...state, trouble: undefined } : state;
    case 'slow':
      return state.type === 'loading' ? { ...state, trouble: state.trouble ?? 'slow' } : state;
    case 'running':
      return state.type === 'loading' ? { ...state, stage: 'model' } : state;
    case 'progress': {
      const { itemsLoaded, itemsRequested } = event;
      // The SDK counts from zero again whenever the camera has moved; what was loaded stays loaded.
      if (state.type === 'running' || itemsRequested === 0) return state;
      return {
        ...state,
        trouble: withoutSlow(state.trouble),
        progress: { ...progress, itemsLoaded, itemsRequested },
      };
    }
    case 'drawn':
      return state.type === 'loading' ? { ...state, drawn: true } : state;
    case 'ready':
      return { type: 'running', progress, viewers: event.viewers };
    case 'noViewer':
      return state.type === 'loading' ? { type: 'running', progress, viewers: 0 } : state;
    case 'contextLost':
      return { type: 'failed', failure: contextLost };
    case 'failure':
      return { type: 'failed', failure: event.failure };
    case 'error': {
      if (!event.fatal) return state;
      const { message, file, line } = event;
      const reason = noContext.test(message) ? 'noContext' : 'program';
      return { type: 'failed', failure: { reason, message, file, line } };
    }
    default:
      return state;
  }
}
