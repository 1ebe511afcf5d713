/** Three minutes of `npm run bench -- soak`, by its own code: nothing grows. And what it would say if something did. */
import type { Browser, Page } from '@playwright/test';
import { openLimits, problemsOf, startLimits, warmUp } from '../../bench/soak/limits';
import { probeScript } from '../../bench/soak/probe';
import { openMeter, type Sample } from '../../bench/soak/sample';
import {
  leaveOpen,
  leftOpen,
  startAndStop,
  startsPerVisit,
  visited,
  type Ground,
} from '../../bench/soak/walks';
import { latest } from '../fixtures/workbench';
import { expect, test } from './support';

/** Milliseconds that the page is left open, and between two samples of it. */
const open = { time: 90_000, every: 10_000 };
/** As many as take about the same time: those of the first rounds show what is new, those of the last are compared. */
const starts = 3 * warmUp;
/** Milliseconds for everything, on a machine that has other work as well. */
const patience = 15 * 60_000;

test.describe.configure({ timeout: patience });

/** Opens a page of the latest version with what counts in it, and writes down each sample. */
async function enter(browser: Browser, page: Page, place: string, script = ''): Promise<Ground> {
  await page.addInitScript({ content: `${probeScript}\n${script}` });
  await page.goto(`${latest.routePath}/${place}`);
  const onSample = ({ at, figures }: Sample) =>
    test
      .info()
      .annotations.push({ type: `sample ${at.toFixed(1)}`, description: JSON.stringify(figures) });
  return { page, meter: await openMeter(browser, page), onSample };
}

test('a page left open with its example running stays as it is @all', async ({ browser, page }) => {
  const ground = await enter(browser, page, leftOpen.place);
  const walked = await leaveOpen(ground, leftOpen.name, open);
  expect(problemsOf(walked, openLimits)).toEqual([]);
});

test('examples that are started and stopped in one tab leave nothing behind @all', async ({
  browser,
  page,
}) => {
  const ground = await enter(browser, page, `examples/${visited[0]}`);
  const walked = await startAndStop(ground, starts);
  expect(problemsOf(walked, startLimits, warmUp)).toEqual([]);
});

/** What a page could do wrong: it keeps the frames that it removes, ends no worker, and gives no address back. */
const leaks = `
  const { remove } = Element.prototype;
  const kept = (window.kept = []);
  Element.prototype.remove = function () {
    if (this.localName === 'iframe') kept.push(this);
    remove.call(this);
  };
  Worker.prototype.terminate = () => {};
  URL.revokeObjectURL = () => {};`;

test('reports leaks @all', async ({ browser, page }) => {
  const ground = await enter(browser, page, `examples/${visited[0]}`, leaks);
  const walked = await startAndStop(ground, 4 * startsPerVisit, [visited[0]]);
  const problems = problemsOf(walked, startLimits).join('\n');
  expect(problems).toMatch(
    /was left and held 0 frames, 0 contexts, [1-9]\d* workers, [1-9]\d* addresses/,
  );
  for (const figure of ['nodes', 'workers', 'addresses'])
    expect(problems).toContain(`\n${figure}: `);
});
