/** Programs on an example's page send without a pause: the page answers, Stop stops, memory stays. */
import type { CDPSession, Page } from '@playwright/test';
import { exampleOn, examplePath, keepFromStarting, runProgram } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { floods } from './floods';
import { catchPort } from './frame';

/** Milliseconds that a flood goes on, before the reader stops it. */
const duration = 2000;
/** Most milliseconds until the page does what it is asked, and until a run is over after Stop. */
const answerTime = 1000;
const stopTime = 2000;
/** Most bytes in the page's heap. */
const heap = 200e6;

/** Milliseconds that a task of the page had to wait. */
async function waitOf(page: Page): Promise<number> {
  const start = Date.now();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 0)));
  return Date.now() - start;
}

async function heapOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

test('under floods of every kind the page answers, and Stop stops', async ({
  page,
  site,
  unknownEndpoints,
}) => {
  test.setTimeout(180_000);
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (const { name, code, times, isEnded } of floods) {
    await runProgram(
      page,
      `${catchPort}
      let turn = 0;
      setInterval(() => { for (let i = 0; i < ${times}; i++) { turn += 1; ${code} } }, 5);
      await new Promise(() => {});`,
    );
    const waits: number[] = [];
    for (const end = Date.now() + duration; Date.now() < end;) waits.push(await waitOf(page));
    expect.soft(Math.max(...waits), `${name}: the page answers`).toBeLessThan(answerTime);
    expect.soft(await heapOf(session), `${name}: heap`).toBeLessThan(heap);
    const frame = exampleOn(page).locator('iframe');
    if (isEnded) {
      await expect
        .soft(exampleOn(page).getByRole('alert'), name)
        .toContainText('sent the page more than');
    } else {
      const start = Date.now();
      await exampleOn(page).getByRole('button', { name: 'Stop' }).click();
      await expect.soft(frame, `${name}: stopped`).toHaveCount(0, { timeout: stopTime });
      expect.soft(Date.now() - start, `${name}: Stop`).toBeLessThan(stopTime);
    }
    await expect(frame, name).toHaveCount(0);
  }
  unknownEndpoints.splice(0);
});
