/**
 * `npm run bench -- traffic`: measures the peak traffic per second from each example's frame to its page, from its start until
 * it has been ready for a while with a moving view. The budget in `src/frame/budget.ts` is ten times the largest peak.
 * Identical programs of several versions run once. Results are printed one by one, because all of them take long.
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

/** Milliseconds to wait after a run is ready. */
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
    title: 'Peak traffic of a frame per second',
    columns: ['versions', 'example', 'messages', 'bytes'],
    rows: [['all', 'largest peak', most(2), most(3)], ...rows],
  };
}

export const trafficPart: BenchPart = {
  name: 'traffic',
  about: "peak traffic per second from each example's frame to its page",
  needsBuild: false,
  onlyByName: true,
  run: async () => [await measure()],
};
