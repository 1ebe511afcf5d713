/** Defines the states of a run that the page shows, and the transitions between them. Pure. */
import type { FrameMessage } from '../messages';

/** Reason why a run failed. It determines the text that the page shows with the message. */
export type FailureReason =
  /** A module of the site failed to load. */
  | 'module'
  | 'data'
  /** A file no longer exists, because the site was rebuilt after the page was opened. */
  | 'updated'
  /** The program doesn't compile. */
  | 'syntax'
  /** The program threw, rejected, or looped for too long. */
  | 'program'
  | 'contextLost'
  /** The browser supports WebGL but didn't provide a context for this view. */
  | 'noContext'
  /** The browser doesn't support WebAssembly, or a policy blocks it. The SDK needs it to decode point clouds. */
  | 'noWasm'
  /** The frame sent too many messages, or an invalid one. */
  | 'flood'
  /** The frame no longer has its document, or tried to navigate. */
  | 'gone'
  /** The program posted a message to the page's window. */
  | 'message'
  /** The frame took the keyboard focus without the reader's action. */
  | 'keyboard';

export interface Failure {
  readonly reason: FailureReason;
  readonly message: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
}

export interface Progress {
  readonly bytes: number;
  /** Total size of the modules. The size of the data isn't known in advance. */
  readonly moduleBytes: number;
  readonly itemsLoaded: number;
  readonly itemsRequested: number;
}

/**
 * A problem of a run that hasn't failed. `silent`: the frame doesn't respond. `slow`: nothing has loaded for a long
 * time.
 */
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
      /** Whether the canvas shows part of a model. */
      readonly drawn: boolean;
    })
  | (Going & {
      readonly type: 'running';
      /** Number of viewers. Zero if the program ended without a viewer. */
      readonly viewers: number;
    })
  | { readonly type: 'failed'; readonly failure: Failure };

export type RunEvent =
  | FrameMessage
  | { readonly type: 'bytes'; readonly bytes: number }
  /** The frame stopped responding. */
  | { readonly type: 'silent' }
  | { readonly type: 'answering' }
  /** Nothing has loaded for a long time, and the picture isn't complete. */
  | { readonly type: 'slow' }
  | { readonly type: 'failure'; readonly failure: Failure };

/** Returns the initial state of a run with `moduleBytes` bytes of modules to load. */
export function initialRunState(moduleBytes: number): RunState {
  return {
    type: 'loading',
    stage: 'modules',
    drawn: false,
    progress: { bytes: 0, moduleBytes, itemsLoaded: 0, itemsRequested: 0 },
  };
}

/** Whether two states are the same except for their progress. */
export function equalsExceptNumbers(a: RunState, b: RunState): boolean {
  if (a.type === 'failed' || b.type === 'failed' || a.trouble !== b.trouble) return false;
  if (a.type === 'running') return b.type === 'running' && a.viewers > 0 === b.viewers > 0;
  return b.type === 'loading' && a.stage === b.stage && a.drawn === b.drawn;
}

/** Error message from three.js if the browser doesn't provide a WebGL context. */
const noContext = /Error creating WebGL context/;

/**
 * Browser messages for missing or blocked WebAssembly. Chromium: "CompileError: WebAssembly.compile(): …". Firefox:
 * "CompileError: call to WebAssembly.compile() blocked by CSP". WebKit: "CompileError: Refused to create a WebAssembly
 * object …".
 */
const noWasm =
  /CompileError: .{0,40}\bWebAssembly|WebAssembly is not defined|variable: WebAssembly/;

/**
 * Whether an event reports that WebAssembly is missing or blocked. The SDK's workers report this only in the console.
 */
function isWasmRefused(event: RunEvent): boolean {
  if (event.type === 'log') {
    return event.level === 'error' && event.source === 'sdk' && noWasm.test(event.text);
  }
  return event.type === 'error' && event.file === undefined && noWasm.test(event.message);
}

const wasmRefused: Failure = {
  reason: 'noWasm',
  message: 'The browser blocked the WebAssembly code that the SDK needs to decode points.',
};

const contextLost: Failure = {
  reason: 'contextLost',
  message: 'This view lost its WebGL context.',
};

function withoutSlow(trouble: Trouble | undefined): Trouble | undefined {
  return trouble === 'slow' ? undefined : trouble;
}

/** Returns the state after an event. A failed run stays failed until the program is restarted. */
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
      // The SDK's counts restart at zero when the camera moves, although loaded items stay loaded.
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
