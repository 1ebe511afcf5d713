/** How much a frame may send: a program can forge any message, and as many as it likes. Pure. */
import type { FrameMessage } from './messages';
import type { Traffic } from './perSecond';

/**
 * Ten times the most that one of the examples sends in a second, and a little more, since a busy machine's seconds are
 * not all alike: `tests/e2e/scenarios.spec.ts` holds every example's page to a tenth, and `npm run bench -- traffic`
 * tells how much each sends. What the boot script sends by itself stays within it: its console by `logLimit`, its
 * requests by `requestPace`. Only a program that forges messages goes over.
 */
export const frameBudget: Traffic = { messages: 1500, bytes: 300_000 };

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
