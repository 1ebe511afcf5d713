/** How much a frame may send: a program can forge any message, and as many as it likes. Pure. */
import type { FrameMessage } from '../messages';

/** Messages of a frame, and what is in them, within a second. */
export interface Traffic {
  readonly messages: number;
  /** Characters of texts, bytes of bodies, four bytes a pixel of pictures. */
  readonly bytes: number;
}

/**
 * An estimate. It is meant to be ten times the most that one of the examples of all versions sends in a second, which
 * `npm run bench -- traffic` measures; that has not been run to its end yet.
 */
export const frameBudget: Traffic = { messages: 1500, bytes: 40_000_000 };

/** Length of a window, in milliseconds. */
const second = 1000;

/** What a message brings, as {@link Traffic} counts it. */
export function bytesOf(message: FrameMessage): number {
  switch (message.type) {
    case 'request': {
      const { url, headers, body } = message;
      const texts = headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
      return url.length + texts + (body?.byteLength ?? 0);
    }
    case 'log':
      return message.text.length;
    case 'error':
      return message.message.length;
    case 'picture':
      return message.picture === null ? 0 : 4 * message.picture.width * message.picture.height;
    default:
      return 0;
  }
}

export interface Budget {
  /** Counts a message; false when there were too many, or too much in them, within this second. */
  spend(bytes: number): boolean;
  /** The most of each within one second so far. */
  readonly peak: Traffic;
}

/** Starts counting; `now` tells milliseconds. */
export function createBudget(limit: Traffic, now: () => number): Budget {
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
