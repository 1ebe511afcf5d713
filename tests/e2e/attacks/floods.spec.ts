/** Programs in the playground send without a pause: the page answers, Stop stops, memory stays. */
import type { CDPSession, Page } from '@playwright/test';
import { editorPath, exampleOn, keepFromStarting, runProgram } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { floods } from './floods';
import { catchPort } from './frame';

/** Milliseconds that a flood goes on, before the reader stops it. */
const duration = 1500;
/** Most milliseconds until the page does what it is asked, and until a run is over after Stop. */
const answerTime = 1000;
/**
 * The same where the frame shares the page's thread, as in Firefox: there a turn of the program is a wait of the page, as
 * long as a loop may take.
 */
const sharedAnswerTime = 3000;
const stopTime = 2000;
/** Most bytes in the page's heap. */
const heap = 200e6;

/** What the page saw of one flood; in milliseconds. */
interface Seen {
  /** Longest wait of a timer of the page. */
  wait: number;
  /** From the press of Stop to the end of the frame; undefined where the page ended the run. */
  stop?: number;
  isOver: boolean;
}

declare global {
  interface Window {
    flood?: Seen;
  }
}

/**
 * Looks at the page from within, because the tools that tests drive a browser by are kept waiting by floods of log
 * lines, which a reader's browser does not show. Stop is pressed once the frame was there for `time`.
 */
function watchFlood(page: Page, isEnded: boolean): Promise<void> {
  return page.evaluate(
    ([ended, time]) => {
      const interval = 20;
      const seen: Seen = { wait: 0, isOver: false };
      window.flood = seen;
      const example = document.querySelector('[data-example]');
      const started = { frame: 0, stop: 0 };
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        seen.wait = Math.max(seen.wait, now - last - interval);
        last = now;
        const hasFrame = example?.querySelector('iframe') !== null;
        if (started.frame === 0) {
          if (hasFrame) started.frame = now;
          return;
        }
        if (hasFrame && !ended && started.stop === 0 && now - started.frame > time) {
          started.stop = now;
          example?.querySelector<HTMLElement>('button[aria-label="Stop"]')?.click();
        }
        if (hasFrame) return;
        if (started.stop > 0) seen.stop = now - started.stop;
        seen.isOver = true;
        clearInterval(timer);
      }, interval);
    },
    [isEnded, duration] as const,
  );
}

/** Bytes of the page's JavaScript, which only Chromium tells; 0 in other engines. */
async function heapOf(session: CDPSession | undefined): Promise<number> {
  if (session === undefined) return 0;
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

test('under floods of every kind the page answers, and Stop stops', async ({
  page,
  site,
  browserName,
  unknownEndpoints,
}) => {
  test.setTimeout(150_000);
  await keepFromStarting(page);
  await page.goto(`${site}${editorPath()}`);
  const session = browserName === 'chromium' ? await page.context().newCDPSession(page) : undefined;
  await session?.send('Performance.enable');
  const mostWait = browserName === 'firefox' ? sharedAnswerTime : answerTime;
  for (const { name, code, times, isEnded } of floods) {
    const run = runProgram(
      page,
      `${catchPort}
      let turn = 0;
      setInterval(() => { for (let i = 0; i < ${times}; i++) { turn += 1; ${code} } }, 5);
      await new Promise(() => {});`,
    );
    await watchFlood(page, isEnded);
    await run;
    await page.waitForFunction(() => window.flood?.isOver === true, undefined, { polling: 100 });
    const { wait, stop } = (await page.evaluate(() => window.flood)) ?? { wait: NaN };
    expect.soft(wait, `${name}: the page answers`).toBeLessThan(mostWait);
    expect.soft(await heapOf(session), `${name}: heap`).toBeLessThan(heap);
    if (isEnded) {
      await expect
        .soft(exampleOn(page).getByRole('alert'), name)
        .toContainText('sent the page too much');
    } else expect.soft(stop, `${name}: Stop`).toBeLessThan(stopTime);
  }
  unknownEndpoints.splice(0);
});
