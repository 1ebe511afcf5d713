/** Records a program's requests to the demo project. */
import type { Page } from '@playwright/test';
import { preparePorts } from './port';

/** A request of the frame, as the page received it. */
export interface AskedRequest {
  readonly method: string;
  /** Absolute URL, decoded. */
  readonly url: string;
  /** Body as text, or an empty string. */
  readonly body: string;
}

declare global {
  interface Window {
    askedRequests?: AskedRequest[];
  }
}

/** Records the newest frame's requests. Call it before the page opens. */
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
          // Malformed URLs are recorded unchanged.
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

/** Returns the requests of the newest frame so far. */
export function requestsOf(page: Page): Promise<readonly AskedRequest[]> {
  return page.evaluate(() => window.askedRequests ?? []);
}
