/**
 * Delays the requests of a program that sends many at once. Otherwise, the frame would exceed its budget, and the page
 * would end the run. The budget is meant to stop only forged messages.
 */
import { createSecondLimit, second, type Traffic } from './perSecond';

/**
 * Maximum number of requests per second, and their total size in bytes. One of the page's one-second windows can
 * overlap two of the frame's windows, so twice this limit plus twice `logLimit` must be within `frameBudget`.
 */
export const requestPace: Traffic = { messages: 400, bytes: 90_000 };

export interface Pace {
  /** Calls `send` now or in a later second. Returns false if `bytes` exceeds the limit for a whole second. */
  offer(bytes: number, send: () => void): boolean;
}

/** `now` returns milliseconds. */
export interface Clock {
  readonly now: () => number;
  readonly later: (call: () => void, milliseconds: number) => unknown;
}

/** Creates a queue that sends requests in the order of the `offer()` calls. */
export function createPace(limit: Traffic, { now, later }: Clock): Pace {
  const budget = createSecondLimit(limit, now);
  const waiting: { readonly bytes: number; readonly send: () => void }[] = [];

  function sendWaiting(): void {
    for (let [next] = waiting; next !== undefined; [next] = waiting) {
      if (!budget.spend(next.bytes)) {
        later(sendWaiting, second);
        return;
      }
      waiting.shift();
      next.send();
    }
  }

  return {
    offer(bytes, send) {
      if (bytes > limit.bytes) return false;
      waiting.push({ bytes, send });
      if (waiting.length === 1) sendWaiting();
      return true;
    },
  };
}
