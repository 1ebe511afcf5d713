/**
 * A program that asks for much at once waits for its turn in the frame: the page ends one that sends more than its
 * budget, which is for forged messages.
 */
import { createSecondLimit, second, type Traffic } from './perSecond';

/**
 * Requests in a second, and bytes in them. Two windows may meet within one of the page's: with twice what the console
 * sends, twice as much has to be within what a frame may send.
 */
export const requestPace: Traffic = { messages: 400, bytes: 90_000 };

export interface Pace {
  /** Calls `send` now, or when its turn comes; false when so many bytes would never have one. */
  offer(bytes: number, send: () => void): boolean;
}

/** Tells milliseconds, and calls later. */
export interface Clock {
  readonly now: () => number;
  readonly later: (call: () => void, milliseconds: number) => unknown;
}

/** Starts keeping time. What is offered is sent in the order it came. */
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
