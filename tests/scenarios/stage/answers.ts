/** Answers to a program's requests, kept back on their way from the page to the frame. */
import type { Page } from '@playwright/test';
import type { PageMessage } from '@reveal-docs/runner/messages';
import { preparePorts } from './port';

/** Which requests are meant: `path` is in their address, and `text` in their body. */
export interface Asked {
  readonly path: string;
  readonly text: string;
}

/** Answers that are kept back; a request of their kind counts once it could be answered. */
export interface HeldAnswers {
  count(): Promise<number>;
  /** Sends them, and keeps none back from now on. */
  release(): Promise<void>;
  /** Sends an error of the service in place of each, and keeps none back from now on. */
  refuse(): Promise<void>;
}

/** What the page knows of answers that are kept back. */
interface Hold {
  readonly asked: Asked;
  /** Each sends one answer, or a refusal. */
  readonly kept: ((isRefused: boolean) => void)[];
}

declare global {
  interface Window {
    answerHolds?: Set<Hold>;
  }
}

/** Makes it possible to keep answers back; call it before the page is opened. */
export async function prepareAnswers(page: Page): Promise<void> {
  await preparePorts(page);
  await page.addInitScript(() => {
    if (window.portWatchers === undefined) return;
    const holds = new Set<Hold>();
    window.answerHolds = holds;
    const error = { code: 400, message: 'The service refuses this request.' };
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
          const refusal: PageMessage = {
            ...message,
            status: error.code,
            headers: [['content-type', 'application/json']],
            body: new TextEncoder().encode(JSON.stringify({ error })).buffer,
          };
          hold.kept.push((isRefused) => send(isRefused ? refusal : message));
          return true;
        },
      };
    });
  });
}

/** From now on keeps back what answers such requests. */
export async function holdAnswers(page: Page, asked: Asked): Promise<HeldAnswers> {
  const hold = await page.evaluateHandle((wanted) => {
    if (window.answerHolds === undefined) throw new Error('The page keeps no answers back.');
    const made: Hold = { asked: wanted, kept: [] };
    window.answerHolds.add(made);
    return made;
  }, asked);
  const end = (isRefused: boolean) =>
    hold.evaluate((held, refuses) => {
      window.answerHolds?.delete(held);
      held.kept.splice(0).forEach((send) => send(refuses));
    }, isRefused);
  return {
    count: () => hold.evaluate(({ kept }) => kept.length),
    release: () => end(false),
    refuse: () => end(true),
  };
}
