/**
 * Decides when a run is over: once its picture is complete, and nothing has happened for a moment
 * after that.
 */
import type { Outcome } from './record';

/**
 * Required time without an event after the picture is complete, in milliseconds. Programs often log
 * or request something shortly after that.
 */
const quiet = 500;
/**
 * Time limit after the first complete picture, in milliseconds, for programs that never become
 * idle.
 */
const longest = 3000;

export interface Settling {
  readonly over: Promise<void>;
  /** Call after each event, with the outcome if there is one. */
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
