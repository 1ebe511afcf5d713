/** `npm run bench -- playground`: measures the time from Run to the first complete picture, compared with a bare page. */
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

/** Runs per measurement. The result is the median. More than in other benchmarks, because two results are compared. */
const rounds = 9;
/** First port to try. */
const firstPort = 4940;
/** Window size for which the view is about as large as on the bare page, 640 × 360. */
const viewport = { width: 1292, height: 735 };

/**
 * A string, because a compiled function could call helpers that the page doesn't have. It evaluates to undefined, because
 * Playwright would wait for a promise.
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

/** Milliseconds from the press on Run to the picture, in a browser with an empty cache. */
async function startInPlayground(
  browser: Browser,
  site: string,
  { folder }: DocsVersion,
): Promise<number> {
  // With reduced motion, programs don't start automatically.
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${site}playground?example=${example}&version=${folder}`);
  await hydrate(page);
  // The worker's first type check keeps a core busy for seconds, and would delay a run. Wait for it, to measure only
  // the page itself.
  await page.getByText('Code completion and type checking are on.').waitFor({ timeout: 60_000 });
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
      // Open one page first, because the browser's first page is slower.
      await startBare(browser, server, version);
      // Take turns, so that changes of the machine's load affect both.
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
  about: 'time from Run to ready in the playground, compared with a bare page',
  needsBuild: true,
  // `-- 4.29.0` measures only that release.
  run: async (releases) => [
    await timesTable(
      versionsByRelease().filter(
        ({ release }) => releases.length === 0 || releases.includes(release),
      ),
    ),
  ],
};
