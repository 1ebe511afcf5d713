/** Keeps the state of a run, and tells it: at once where something happened, now and then where numbers grow. */
import {
  initialRunState,
  isSameButNumbers,
  nextRunState,
  type RunEvent,
  type RunState,
} from './runState';

/** Least time between two states that differ in numbers only, in milliseconds: each is rendered. */
const numbersTime = 100;
/** How long nothing may load before the reader is told that it is slow, in milliseconds. */
const slowTime = 30_000;

export interface StateKeeper {
  readonly state: RunState;
  /** The run is over: it failed, or it was stopped. */
  readonly isOver: boolean;
  /** Begins a run that has modules of so many bytes to load. */
  begin(moduleBytes: number): void;
  dispatch(event: RunEvent): void;
  /** No event changes anything any more. */
  stop(): void;
}

/** `onFailed` is called before the failed state is told. */
export function keepState(onState: (state: RunState) => void, onFailed: () => void): StateKeeper {
  let state = initialRunState(0);
  let stopped = false;
  let slowTimer: ReturnType<typeof setTimeout> | undefined;
  let numbersTimer: ReturnType<typeof setTimeout> | undefined;

  /** Tells a state; one that differs from the last in numbers only, with others that follow soon. */
  function tell(before: RunState): void {
    if (isSameButNumbers(before, state)) {
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
