/** Keeps the state of a run up to date. Reports progress at intervals, and all other changes immediately. */
import {
  initialRunState,
  equalsExceptNumbers,
  nextRunState,
  type RunEvent,
  type RunState,
} from './runState';

/** Minimum time between reports if only the progress changes, in milliseconds. The page renders each reported state. */
const numbersTime = 100;
/** Time without any progress after which loading counts as slow, in milliseconds. */
const slowTime = 30_000;

export interface StateKeeper {
  readonly state: RunState;
  /** Whether the run has failed or was stopped. */
  readonly isOver: boolean;
  /** Begins a run with `moduleBytes` bytes of modules to load. */
  begin(moduleBytes: number): void;
  dispatch(event: RunEvent): void;
  /** Ignores all further events. */
  stop(): void;
}

/** Creates a state keeper. `onFailed` is called before the failed state is reported. */
export function keepState(onState: (state: RunState) => void, onFailed: () => void): StateKeeper {
  let state = initialRunState(0);
  let stopped = false;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let numbersTimer: ReturnType<typeof setTimeout> | undefined;

  /** Reports the state. If only the progress has changed, reports several changes together after a delay. */
  function tell(before: RunState): void {
    if (equalsExceptNumbers(before, state)) {
      numbersTimer ??= setTimeout(() => {
        numbersTimer = undefined;
        onState(state);
      }, numbersTime);
      return;
    }
    clearTimeout(numbersTimer);
    numbersTimer = undefined;
    onState(state);
  }

  function dispatch(event: RunEvent): void {
    if (stopped) return;
    const next = nextRunState(state, event);
    if (next === state) return;
    const before = state;
    state = next;
    clearTimeout(slowTimer);
    if (state.type === 'failed') onFailed();
    if (state.type === 'loading')
      slowTimer = setTimeout(() => dispatch({ type: 'slow' }), slowTime);
    tell(before);
  }

  return {
    get state() {
      return state;
    },
    get isOver() {
      return stopped || state.type === 'failed';
    },
    begin(moduleBytes) {
      state = initialRunState(moduleBytes);
      onState(state);
    },
    dispatch,
    stop() {
      stopped = true;
      clearTimeout(slowTimer);
      clearTimeout(numbersTimer);
    },
  };
}
