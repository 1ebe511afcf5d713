/** Stops the type checker if it doesn't respond in time, so that malicious types can't block the tab. */
import type { TypeClient } from '@reveal-docs/runner/types/client';
import type { FileProblem } from '@reveal-docs/runner/types/protocol';

/** Minimum time limit for one request, in seconds. */
export const deadline = 5;

export const tooComplex = 'too complex';

/** Problems of the current text. Undefined while they're unknown. */
export type Problems = readonly FileProblem[] | typeof tooComplex | undefined;

export const tooComplexMessage = 'This code is too complex to check';

/** Thrown if the checker doesn't respond in time. */
export class TooComplexError extends Error {
  override readonly name = 'TooComplexError';
}

/**
 * Matches the errors that JavaScript engines throw for texts that are too long and calls that are nested too deeply.
 */
const outOfRange = /^RangeError|^InternalError: too much recursion/;

export interface Limit {
  readonly seconds: number;
  /** Called once, after the checker has stopped and all pending requests have been rejected. */
  onTooComplex(): void;
}

/**
 * Adds a time limit to each request. The checker processes one request at a time, so the time for a request starts when
 * the previous request settles. The limit consists of one-second timers, because a single long timer would expire as
 * soon as the computer wakes from sleep.
 */
export function limitTime(client: TypeClient, { seconds, onTooComplex }: Limit): TypeClient {
  const waiting = new Set<(reason: Error) => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  function watch(left: number): void {
    clearTimeout(timer);
    timer = waiting.size === 0 ? undefined : setTimeout(() => pass(left - 1), 1000);
  }

  function pass(left: number): void {
    if (left > 0) watch(left);
    else end();
  }

  function end(): void {
    stop();
    for (const reject of waiting) reject(new TooComplexError(tooComplexMessage));
    waiting.clear();
    onTooComplex();
  }

  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    client.stop();
  }

  return {
    ask(name, ask) {
      if (isOver) return Promise.reject(new TooComplexError(tooComplexMessage));
      return new Promise((resolve, reject) => {
        waiting.add(reject);
        if (waiting.size === 1) watch(seconds);
        const settle = () => {
          // Don't restart the timer if the request was already rejected or the checker was stopped.
          if (!waiting.delete(reject) || isOver) return;
          watch(seconds);
        };
        client.ask(name, ask).then(
          (answer) => {
            settle();
            resolve(answer);
          },
          (error: unknown) => {
            const reason = error instanceof Error ? error : new Error(String(error));
            if (!isOver && outOfRange.test(reason.message)) end();
            settle();
            reject(reason);
          },
        );
      });
    },
    stop,
  };
}
