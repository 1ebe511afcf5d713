/** `npm run bench -- playground`: from Run to the first complete picture in the playground, beside a bare page. */
import { chromium, type Browser } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { startFramePageServer, versionsByRelease } from '../tests/tools';
import type { DocsVersion } from '../src/versions';
import { example, startBare } from './examples';
import { median } from './median';
import type { BenchPart, Table } from './part';
import { hydrate } from './transfer';

/** Runs per figure; the median counts. More than for other figures, since two of them are compared. */
const rounds = 9;
/** Port to start looking for a free one at. */
const firstPort = 4940;
/** In which the view has about the size of the bare page, 640 × 360. */
const viewport = { width: 1292, height: 735 };

/**
 * As a text, because a compiled function may call helpers that the page does not have. Its value is nothing: an
 * evaluation waits for a promise.
 */
const watchRun = `
void (window.runTime = new Promise((resolve) => {
  let start;
  window.addEventListener('click', () => { start = performance.now(); }, { capture: true, once: true });
  const view = document.querySelector('[data-view]');
  new MutationObserver(() => {
    if (view.dataset.state === 'running') resolve(performance.now() - start);
  }).observe(view, { attributes: true });
}));`;

/** Milliseconds from the press on Run, in a browser that has nothing of it yet. */
async function startInPlayground(
  browser: Browser,
  site: string,
  { folder }: DocsVersion,
): Promise<number> {
  // Who wants little motion starts programs by hand.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${site}playground?example=${example}&version=${folder}`);
  await hydrate(page);
  // The worker's first look at the program takes a core for seconds. Whoever runs it meanwhile waits longer: this is
  // what the page itself costs.
  await page.getByText('Completion and type errors are on.').waitFor({ timeout: 60_000 });
  await page.getByText('No problems.').waitFor({ timeout: 60_000 });
  await page.evaluate(watchRun);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const milliseconds = await page.evaluate(
    () => (window as unknown as { runTime: Promise<number> }).runTime,
  );
  await page.close();
  return milliseconds;
}

async function timesTable(versions: readonly DocsVersion[]): Promise<Table> {
  const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
  const site = await startSiteServer({ dir: buildDir, baseUrl, port: firstPort });
  const server = await startFramePageServer();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const rows: (string | number)[][] = [];
  try {
    for (const version of versions) {
      const times: number[] = [];
      const bare: number[] = [];
      // The browser's first page pays for its start.
      await startBare(browser, server, version);
      // Taken in turns, so that a change of the machine's load meets both.
      for (let round = 0; round < rounds; round += 1) {
        times.push(await startInPlayground(browser, site.address, version));
        bare.push(await startBare(browser, server, version));
      }
      const ratio = median(times) / median(bare);
      rows.push([
        version.release,
        Math.round(median(times)),
        Math.round(median(bare)),
        Number(ratio.toFixed(2)),
      ]);
    }
  } finally {
    await browser.close();
    await server.close();
    await site.close();
  }
  return {
    title: `From Run to ready: ${example}, median of ${rounds} pages`,
    columns: ['SDK', 'playground ms', 'bare page ms', 'playground / bare'],
    rows,
  };
}

export const playgroundPart: BenchPart = {
  name: 'playground',
  about: 'time from Run to ready in the playground, and on a bare page',
  needsBuild: true,
  // `-- 4.29.0` takes that release alone.
  run: async (releases) => [
    await timesTable(
      versionsByRelease().filter(
        ({ release }) => releases.length === 0 || releases.includes(release),
      ),
    ),
  ],
};
