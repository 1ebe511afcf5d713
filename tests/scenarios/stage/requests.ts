import type { Page } from '@playwright/test';
import { preparePorts } from './port';

/** A request that the page received from the frame. */
export interface AskedRequest {
  readonly method: string;
  /** Absolute URL, decoded. */
  readonly url: string;
  readonly body: string;
}

declare global {
  interface Window {
    askedRequests?: AskedRequest[];
  }
}

/** Records the newest frame's requests. Call this before the page opens. */
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
          const url = URL.canParse(address) ? new URL(address).href : address;
          const body = new TextDecoder().decode(message.body ?? undefined);
          asked.push({
            method: message.method,
            url: url.replaceAll('%20', ' ').replaceAll('%22', '"'),
            body,
          });
        },
      };
    });
  });
}

export function requestsOf(page: Page): Promise<readonly AskedRequest[]> {
  return page.evaluate(() => window.askedRequests ?? []);
}
