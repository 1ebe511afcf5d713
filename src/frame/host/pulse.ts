/** Whether a frame still answers: a program that is busy without a pause does not. */

/** Milliseconds between two questions. */
const interval = 1000;
/**
 * Questions in a row that may stay open before the frame counts as silent. Counted, not timed: a page that slept
 * asks nothing. Compiling shaders on a slow device takes seconds.
 */
const patience = 10;

export interface PulseInput {
  /** Asks; the answer comes to {@link Pulse.answered}. */
  readonly ask: (id: number) => void;
  readonly onSilent: () => void;
  readonly onAnswering: () => void;
}

export interface Pulse {
  answered(id: number): void;
  stop(): void;
}

/** Starts asking. */
export function startPulse({ ask, onSilent, onAnswering }: PulseInput): Pulse {
  let asked = 0;
  let heard = 0;
  let silent = false;
  const timer = setInterval(() => {
    if (asked - heard >= patience) {
      if (!silent) onSilent();
      silent = true;
      return;
    }
    ask(++asked);
  }, interval);
  return {
    answered(id) {
      heard = Math.max(heard, Math.min(id, asked));
      if (silent) onAnswering();
      silent = false;
    },
    stop: () => clearInterval(timer),
  };
}
