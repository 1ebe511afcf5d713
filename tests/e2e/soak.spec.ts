/** Runs `npm run bench -- soak` for three minutes, and tests that memory and other counts don't grow. */
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

/** How long the page stays open, and how often a sample is taken, in milliseconds. */
const open = { time: 90_000, every: 10_000 };
/** Number of starts. The first `warmUp` starts aren't compared, because the tab loads code and data during them. */
const starts = 3 * warmUp;

async function enter(browser: Browser, page: Page, place: string, script = ''): Promise<Ground> {
  await page.addInitScript({ content: `${probeScript}\n${script}` });
  await page.goto(`${latest.routePath}/${place}`);
  const onSample = ({ at, figures }: Sample) =>
    test
      .info()
      .annotations.push({ type: `sample ${at.toFixed(1)}`, description: JSON.stringify(figures) });
  return { page, meter: await openMeter(browser, page), onSample };
}

test('a page with a running example doesn’t leak while it stays open @all', async ({
  browser,
  page,
}) => {
  const ground = await enter(browser, page, leftOpen.place);
  const walked = await leaveOpen(ground, leftOpen.name, open);
  expect(problemsOf(walked, openLimits)).toEqual([]);
});

test('starting and stopping examples in one tab doesn’t leak @all', async ({ browser, page }) => {
  const ground = await enter(browser, page, `examples/${visited[0]}`);
  const walked = await startAndStop(ground, starts);
  expect(problemsOf(walked, startLimits, warmUp)).toEqual([]);
});

/** Simulates typical leaks: removed frames stay in memory, workers don't terminate, and URLs aren't revoked. */
const leaks = `
  const { remove } = Element.prototype;
  const kept = (window.kept = []);
  Element.prototype.remove = function () {
    if (this.localName === 'iframe') kept.push(this);
    remove.call(this);
  };
  Worker.prototype.terminate = () => {};
  URL.revokeObjectURL = () => {};`;

test('the report names leaks of nodes, workers and URLs @all', async ({ browser, page }) => {
  const ground = await enter(browser, page, `examples/${visited[0]}`, leaks);
  const walked = await startAndStop(ground, 4 * startsPerVisit, [visited[0]]);
  const problems = problemsOf(walked, startLimits).join('\n');
  expect(problems).toMatch(
    /After navigation to another page, \S+ didn't release 0 frames, 0 contexts, [1-9]\d* workers, [1-9]\d* blob URLs/,
  );
  for (const figure of ['nodes', 'workers', 'addresses'])
    expect(problems).toContain(`\n${figure}: `);
});
