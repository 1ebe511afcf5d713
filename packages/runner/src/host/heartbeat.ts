/** Checks whether a frame still responds. A frame can't respond while its program keeps it busy. */

/** Time between two pings, in milliseconds. */
const interval = 1000;
/**
 * Number of unanswered pings after which the frame counts as unresponsive. The number is high, because compiling
 * shaders takes seconds on a slow device. A time limit would also run out while the page is suspended and can't send
 * pings.
 */
const patience = 10;

export interface HeartbeatInput {
  /** Sends a ping. Call {@link Heartbeat.answered} when its answer arrives. */
  readonly ask: (id: number) => void;
  readonly onSilent: () => void;
  readonly onAnswering: () => void;
}

export interface Heartbeat {
  answered(id: number): void;
  stop(): void;
}

/** Starts sending pings. */
export function startHeartbeat({ ask, onSilent, onAnswering }: HeartbeatInput): Heartbeat {
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
