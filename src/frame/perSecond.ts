/** Counts messages within windows of a second: a frame uses it for its console, the page for what a frame sends. */

/** Messages, and what is in them, within a second. */
export interface Traffic {
  readonly messages: number;
  /** Characters of texts, bytes of bodies, four bytes a pixel of pictures that nobody asked for. */
  readonly bytes: number;
}

export interface SecondLimit {
  /** Counts a message; false when there were too many, or too much in them, within this second. */
  spend(bytes: number): boolean;
  /** The most of each within one second so far. */
  readonly peak: Traffic;
}

/** Length of a window, in milliseconds. */
export const second = 1000;

/** Starts counting; the first message after a window begins the next one. `now` tells milliseconds. */
export function createSecondLimit(limit: Traffic, now: () => number): SecondLimit {
  let start = -Infinity;
  let messages = 0;
  let bytes = 0;
  let peak: Traffic = { messages: 0, bytes: 0 };
  return {
    spend(more) {
      if (now() - start >= second) {
        start = now();
        messages = bytes = 0;
      }
      messages += 1;
      bytes += more;
      peak = {
        messages: Math.max(peak.messages, messages),
        bytes: Math.max(peak.bytes, bytes),
      };
      return messages <= limit.messages && bytes <= limit.bytes;
    },
    get peak() {
      return peak;
    },
  };
}
