/** Tests playground programs that send messages without pausing. */
import type { Page } from '@playwright/test';
import {
  editorOn,
  editorPath,
  exampleOn,
  keepFromStarting,
  runProgram,
} from '../../fixtures/workbench';
import { openMetrics } from '../metrics';
import { expect, test } from '../support';
import { floods } from './floods';
import { catchPort } from './frame';

/** How long a flood lasts before the reader stops it, in milliseconds. */
const duration = 1500;
/** Maximum time for the page to respond, in milliseconds. */
const answerTime = 1000;
/**
 * The same limit for Firefox, in milliseconds. In Firefox, a program can block the page's thread until the program
 * reaches the time limit for loops.
 */
const sharedAnswerTime = 3000;
const stopTime = 2000;
/** Maximum heap size of the page, in bytes. */
const heap = 200e6;

/** Times measured during one flood, in milliseconds. */
interface Seen {
  /** Longest delay of a timer in the page. */
  wait: number;
  /** Time from the click on Stop until the page removes the frame. Undefined if the page ended the run. */
  stop?: number;
  isOver: boolean;
}

declare global {
  interface Window {
    flood?: Seen;
  }
}

/**
 * Disables logging in the frame, because Playwright would need minutes to process a flood of log lines. A reader's
 * browser processes log lines only while the developer tools are open.
 */
async function silenceFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.parent !== window) console.log = () => {};
  });
}

/**
 * Measures the times inside the page, to exclude Playwright's delays. Clicks Stop after the frame has existed for
 * `duration`, unless the page ends the run.
 */
function watchFlood(page: Page, isEnded: boolean): Promise<void> {
  return page.evaluate(
    ([ended, time]) => {
      const interval = 20;
      const seen: Seen = { wait: 0, isOver: false };
      window.flood = seen;
      const example = document.querySelector('[data-example]');
      if (example === null) throw new Error('The playground isn’t there.');
      const started = { frame: 0, stop: 0 };
      // Use an observer, because the page can remove the frame before the timer fires.
      const observer = new MutationObserver((changes) => {
        const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
        const hasFrame = added.some(
          (node) =>
            node instanceof Element && (node.matches('iframe') || node.querySelector('iframe')),
        );
        if (hasFrame && started.frame === 0) started.frame = performance.now();
      });
      observer.observe(example, { childList: true, subtree: true });
      let last = performance.now();
      const timer = setInterval(() => {
        const now = performance.now();
        seen.wait = Math.max(seen.wait, now - last - interval);
        last = now;
        const hasFrame = example.querySelector('iframe') !== null;
        if (started.frame === 0) return;
        if (hasFrame && !ended && started.stop === 0 && now - started.frame > time) {
          started.stop = now;
          const buttons = example.querySelectorAll<HTMLElement>('[aria-label="Run"] button');
          [...buttons].find(({ textContent }) => textContent === 'Stop')?.click();
        }
        if (hasFrame) return;
        if (started.stop > 0) seen.stop = now - started.stop;
        seen.isOver = true;
        observer.disconnect();
        clearInterval(timer);
      }, interval);
    },
    [isEnded, duration] as const,
  );
}

test('the page responds and Stop works while a program floods it with messages', async ({
  page,
  site,
  browserName,
  unknownEndpoints,
}) => {
  // Firefox needs more time, because it runs the frame in the page's process.
  test.setTimeout(600_000);
  await keepFromStarting(page);
  await silenceFrames(page);
  await page.goto(`${site}${editorPath()}`);
  await expect(editorOn(page)).toBeVisible();
  const readMetric = await openMetrics(page, browserName);
  const mostWait = browserName === 'firefox' ? sharedAnswerTime : answerTime;
  for (const { name, code, times, isEnded } of floods) {
    await watchFlood(page, isEnded);
    await runProgram(
      page,
      `${catchPort}
      let turn = 0;
      setInterval(() => { for (let i = 0; i < ${times}; i++) { turn += 1; ${code} } }, 5);
      await new Promise(() => {});`,
    );
    await page.waitForFunction(() => window.flood?.isOver === true, undefined, { polling: 100 });
    const { wait, stop } = (await page.evaluate(() => window.flood)) ?? { wait: NaN };
    expect.soft(wait, `${name}: the page answers`).toBeLessThan(mostWait);
    expect.soft(await readMetric('JSHeapUsedSize'), `${name}: heap`).toBeLessThan(heap);
    if (isEnded) {
      await expect
        .soft(exampleOn(page).getByRole('alert'), name)
        .toContainText('sent too many messages or too much data');
    } else expect.soft(stop, `${name}: Stop`).toBeLessThan(stopTime);
  }
  unknownEndpoints.splice(0);
});
