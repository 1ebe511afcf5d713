/** Determines when a run is over: as soon as the program has failed, or a moment after it has finished. */
import type { Outcome } from './record';

/**
 * Time to wait after the last event once the picture is complete, in milliseconds. Programs often log or request
 * something just after the picture.
 */
const quiet = 500;
/** Time limit after the first complete picture, in milliseconds. Some programs never become idle. */
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
