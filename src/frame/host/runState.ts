/** The states of a run as the page shows them, and what moves a run from one to the next. Pure. */
import type { FrameMessage } from '../messages';

/** Why a run failed: decides which words go with the message. */
export type FailureReason = 'module' | 'data' | 'program' | 'contextLost';

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

export type RunState =
  | {
      readonly type: 'loading';
      /** `modules` until the program starts, then `model`. */
      readonly stage: 'modules' | 'model';
      /** A picture with part of a model is on the canvas. */
      readonly drawn: boolean;
      readonly progress: Progress;
    }
  | { readonly type: 'running'; readonly progress: Progress }
  | { readonly type: 'failed'; readonly failure: Failure };

/** What happens to a run: messages of the frame, and what only the page sees. */
export type RunEvent =
  | FrameMessage
  | { readonly type: 'bytes'; readonly bytes: number }
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

const contextLost: Failure = {
  reason: 'contextLost',
  message: 'The browser took the graphics context away from this 3D view.',
};

/** The state after an event. A failed run stays failed: it takes a restart to get out of it. */
export function nextRunState(state: RunState, event: RunEvent): RunState {
  if (state.type === 'failed') return state;
  const { progress } = state;
  switch (event.type) {
    case 'bytes':
      return { ...state, progress: { ...progress, bytes: progress.bytes + event.bytes } };
    case 'running':
      return state.type === 'loading' ? { ...state, stage: 'model' } : state;
    case 'progress': {
      const { itemsLoaded, itemsRequested } = event;
      // The SDK counts from zero again whenever the camera has moved; what was loaded stays loaded.
      if (state.type === 'running' || itemsRequested === 0) return state;
      return { ...state, progress: { ...progress, itemsLoaded, itemsRequested } };
    }
    case 'drawn':
      return state.type === 'loading' ? { ...state, drawn: true } : state;
    case 'ready':
      return { type: 'running', progress };
    case 'contextLost':
      return { type: 'failed', failure: contextLost };
    case 'failure':
      return { type: 'failed', failure: event.failure };
    case 'error': {
      if (!event.fatal) return state;
      const { message, file, line } = event;
      return { type: 'failed', failure: { reason: 'program', message, file, line } };
    }
    default:
      return state;
  }
}
