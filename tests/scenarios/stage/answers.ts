/** Delays, replaces, or refuses responses on their way from the page to the frame. */
import type { Page } from '@playwright/test';
import type { PageMessage } from '@reveal-docs/runner/messages';
import { preparePorts } from './port';

/** Selects requests whose URL contains `path` and whose body contains `text`. */
export interface Asked {
  readonly path: string;
  readonly text: string;
}

export interface OtherAnswer {
  readonly status: number;
  readonly body: object;
}

/** Responses that are held back. A request counts as held back as soon as its response is available. */
export interface HeldAnswers {
  count(): Promise<number>;
  /** Sends the responses, and stops holding back new ones. */
  release(): Promise<void>;
  /** Sends a service error instead of each response, and stops holding back new ones. */
  refuse(): Promise<void>;
  /** Sends this response instead of each response that was held back, and stops holding back new ones. */
  replace(answer: OtherAnswer): Promise<void>;
}

interface Hold {
  readonly asked: Asked;
  /** Functions that each send one response: the original, or `other` if you pass it. */
  readonly kept: ((other?: OtherAnswer) => void)[];
}

declare global {
  interface Window {
    answerHolds?: Set<Hold>;
  }
}

/** Prepares a page so that a scenario can hold back responses. Call this before the page opens. */
export async function prepareAnswers(page: Page): Promise<void> {
  await preparePorts(page);
  await page.addInitScript(() => {
    if (window.portWatchers === undefined) return;
    const holds = new Set<Hold>();
    window.answerHolds = holds;
    window.portWatchers.push(() => {
      const held = new Map<number, Hold>();
      return {
        onReceive(message) {
          if (holds.size === 0 || message.type !== 'request') return;
          const body = new TextDecoder().decode(message.body ?? undefined);
          for (const hold of holds) {
            const { path, text } = hold.asked;
            if (message.url.includes(path) && body.includes(text)) held.set(message.id, hold);
          }
        },
        onSend(message, send) {
          const hold = message.type === 'response' ? held.get(message.id) : undefined;
          if (message.type !== 'response' || hold === undefined) return false;
          held.delete(message.id);
          const changed = ({ status, body }: OtherAnswer): PageMessage => ({
            ...message,
            status,
            headers: [['content-type', 'application/json']],
            body: new TextEncoder().encode(JSON.stringify(body)).buffer,
          });
          hold.kept.push((other) => send(other === undefined ? message : changed(other)));
          return true;
        },
      };
    });
  });
}

const rejectedPrefix = 'Bearer token-';

/**
 * For each frame, makes the demo project reject the first token that starts with `token-`. Call this before the page
 * opens.
 */
export async function rejectFirstToken(page: Page): Promise<void> {
  await preparePorts(page);
  await page.addInitScript((prefix) => {
    window.portWatchers?.push(() => {
      let rejected: string | undefined;
      const ids = new Set<number>();
      return {
        onReceive(message) {
          if (message.type !== 'request') return;
          const token = new Headers(message.headers).get('Authorization');
          if (token?.startsWith(prefix) !== true) return;
          rejected ??= token;
          if (token === rejected) ids.add(message.id);
        },
        onSend(message, send) {
          if (message.type !== 'response' || !ids.delete(message.id)) return false;
          const error = { code: 401, message: 'The token has expired.' };
          send({
            ...message,
            status: error.code,
            headers: [['content-type', 'application/json']],
            body: new TextEncoder().encode(JSON.stringify({ error })).buffer,
          });
          return true;
        },
      };
    });
  }, rejectedPrefix);
}

export async function holdAnswers(page: Page, asked: Asked): Promise<HeldAnswers> {
  const hold = await page.evaluateHandle((wanted) => {
    if (window.answerHolds === undefined) throw new Error('The page keeps no answers back.');
    const made: Hold = { asked: wanted, kept: [] };
    window.answerHolds.add(made);
    return made;
  }, asked);
  const end = (other?: OtherAnswer) =>
    hold.evaluate((held, sent) => {
      window.answerHolds?.delete(held);
      held.kept.splice(0).forEach((send) => send(sent));
    }, other);
  const error = { code: 400, message: 'The service refuses this request.' };
  return {
    count: () => hold.evaluate(({ kept }) => kept.length),
    release: () => end(),
    refuse: () => end({ status: error.code, body: { error } }),
    replace: end,
  };
}
