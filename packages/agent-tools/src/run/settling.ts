/** Determines when a run is over: as soon as the program has failed, or a moment after it has finished. */
import type { Outcome } from './record';

/**
 * Once the program has finished, the run ends after this many milliseconds without an event. Programs often log or
 * request something just after the picture is complete.
 */
const quiet = 500;
/**
 * Maximum time between the first complete picture and the end of the run, in milliseconds. Some programs never become
 * idle.
 */
const longest = 3000;

export interface Settling {
  readonly over: Promise<void>;
  /** Call this function after each event, with the outcome if it's known. */
  onChange(outcome: Outcome | undefined): void;
  stop(): void;
}

export function createSettling(): Settling {
  let finish = () => {};
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let quietTimer: ReturnType<typeof setTimeout> | undefined;
  let lastTimer: ReturnType<typeof setTimeout> | undefined;
  return {
    over,
    onChange(outcome) {
      clearTimeout(quietTimer);
      if (outcome === undefined) return;
      if (outcome === 'failed') finish();
      lastTimer ??= setTimeout(finish, longest);
      quietTimer = setTimeout(finish, quiet);
    },
    stop() {
      clearTimeout(quietTimer);
      clearTimeout(lastTimer);
    },
  };
}
