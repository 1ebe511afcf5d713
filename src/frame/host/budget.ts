/** How much a frame may send: a program can forge any message, and as many as it likes. Pure. */
import type { FrameMessage } from '../messages';
import type { Traffic } from '../perSecond';

/**
 * An estimate. It is meant to be ten times the most that one of the examples of all versions sends in a second, which
 * `npm run bench -- traffic` measures; that has not been run to its end yet.
 */
export const frameBudget: Traffic = { messages: 1500, bytes: 40_000_000 };

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
