/** Requests of a program to the demo project. */
import type { Page } from '@playwright/test';
import { preparePorts } from './port';

/** One request of the frame, as the page got it. */
export interface AskedRequest {
  /** The whole address, decoded. */
  readonly url: string;
  /** The body as text; empty when there is none. */
  readonly body: string;
}

declare global {
  interface Window {
    askedRequests?: AskedRequest[];
  }
}

/** Keeps a record of the newest frame's requests; call it before the page is opened. */
export async function recordRequests(page: Page): Promise<void> {
  await preparePorts(page);
  await page.addInitScript(() => {
    window.portWatchers?.push(() => {
      const asked: AskedRequest[] = [];
      return {
        onReceive(message) {
          if (message.type !== 'request') return;
          window.askedRequests = asked;
          const address = message.url.replaceAll('+', ' ');
          // An address that is not well formed is kept as it is.
          const url = URL.canParse(address) ? new URL(address).href : address;
          const body = new TextDecoder().decode(message.body ?? undefined);
          asked.push({ url: url.replaceAll('%20', ' ').replaceAll('%22', '"'), body });
        },
      };
    });
  });
}

/** Requests of the newest frame so far. */
export function requestsOf(page: Page): Promise<readonly AskedRequest[]> {
  return page.evaluate(() => window.askedRequests ?? []);
}
