/**
 * `npm run bench -- traffic`: the most that each example's frame sends to its page within one second, from its start
 * until it has stood ready for a while with its view being moved. The budget in `src/frame/budget.ts` is ten times
 * the most of all. What would be the same in several versions is run once. Each example's figures are printed as they
 * come: all of them take long.
 */
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import {
  exampleRuns,
  exampleSource,
  openFramePage,
  runProgram,
  startFramePageServer,
  waitForState,
} from '../tests/tools';
import type { BenchPart, Table } from './part';

/** Milliseconds after which a run that is ready is left. */
const afterReady = 2000;

async function measure(): Promise<Table> {
  const server = await startFramePageServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const rows: [string, string, number, number][] = [];
  try {
    const page = await browser.newPage();
    await openFramePage(page, server);
    for (const { name, versions } of exampleRuns()) {
      const [version] = versions;
      await runProgram(page, version, exampleSource(version, name));
      const state = await waitForState(page, 'running', 'failed');
      if (state.type === 'failed') throw new Error(`${name}: ${state.failure.message}`);
      await page.mouse.move(320, 180);
      await page.mouse.down();
      await page.mouse.move(420, 200, { steps: 20 });
      await page.mouse.up();
      await page.waitForTimeout(afterReady);
      const peak = await page.evaluate(() => window.framePage.session?.peak);
      const folders = versions.map(({ folder }) => folder).join(', ');
      rows.push([folders, name, peak?.messages ?? NaN, peak?.bytes ?? NaN]);
      console.log(rows.at(-1)?.join(' '));
    }
  } finally {
    await browser.close();
    await server.close();
  }
  rows.sort((a, b) => b[2] - a[2]);
  const most = (column: 2 | 3) => Math.max(...rows.map((row) => row[column]));
  return {
    title: 'The most that a frame sends within a second',
    columns: ['versions', 'example', 'messages', 'bytes'],
    rows: [['all', 'the most', most(2), most(3)], ...rows],
  };
}

export const trafficPart: BenchPart = {
  name: 'traffic',
  about: 'the most that each example’s frame sends to its page within a second',
  needsBuild: false,
  onlyByName: true,
  run: async () => [await measure()],
};
