/** Number and size of the messages within one second. */
export interface Traffic {
  readonly messages: number;
  /**
   * Sum of the characters in texts, the bytes in bodies, and four bytes per pixel for pictures that the page didn't
   * request.
   */
  readonly bytes: number;
}

export interface SecondLimit {
  /** Counts a message. Returns false if it exceeds the limit for messages or bytes in this second. */
  spend(bytes: number): boolean;
  /** The highest number of messages, and the highest number of bytes, in any window so far. */
  readonly peak: Traffic;
}

/** Length of a window, in milliseconds. */
export const second = 1000;

/** Creates a limit. The first message after a window ends starts the next window. `now` returns milliseconds. */
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
