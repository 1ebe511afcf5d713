/** Limits the messages that a frame can send. A program can forge messages and send any number of them. Pure. */
import type { FrameMessage } from './messages';
import type { Traffic } from './perSecond';

/**
 * Slightly more than ten times the traffic in the busiest second of any example, because timing varies on busy
 * machines. `tests/e2e/scenarios.spec.ts` checks that each example's page stays below a tenth of this budget. The boot
 * script stays within the budget: `logLimit` limits its console messages, and `requestPace` limits its requests. Only a
 * program that forges messages exceeds it.
 */
export const frameBudget: Traffic = { messages: 1500, bytes: 300_000 };

/** Returns the size of a message's content, counted as in {@link Traffic.bytes}. */
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
    case 'probed':
      return message.result.type === 'text' ? message.result.text.length : 0;
    case 'picture':
      return message.picture === null ? 0 : 4 * message.picture.width * message.picture.height;
    default:
      return 0;
  }
}
