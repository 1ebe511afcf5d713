/** `npm run bench -- lighthouse`: measures Lighthouse scores per kind of page, on its emulated phone. */
import { chromium } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { measuredPages } from './pages';
import { median } from './median';
import type { BenchPart } from './part';

const port = 4240;
const debuggingPort = 4279;
/** Runs per page. The result is the median. */
const rounds = 5;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
/** Scores from 0 to 100, as Lighthouse shows them. */
type Scores = Readonly<Record<Category, number>>;

/** Target for performance. The target for the other categories is 100. */
const performanceAims: Readonly<Record<string, number>> = {
  landing: 90,
  overview: 90,
  guide: 90,
  apiClass: 80,
  example: 80,
};

/** Lighthouse's error code for a trace without the start of a navigation, which has no measurements. */
const nothingRecorded = 'NO_NAVSTART';
/** Maximum number of retries if a trace is empty. */
const repeats = 2;

/**
 * Runs Lighthouse once. Throws if the page didn't load, if a category has no score, or if the trace is still empty after
 * {@link repeats} retries.
 */
async function score(url: string, left = repeats): Promise<Scores> {
  // Imported dynamically, because the package only has ES modules and this file is compiled to CommonJS.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  const { lhr } = result ?? {};
  if (lhr?.runtimeError?.code === nothingRecorded && left > 0) {
    console.log(`The trace of ${url} is empty. Trying again.`);
    return score(url, left - 1);
  }
  if (lhr === undefined || lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse failed for ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
  }
  const read = (category: Category): number => {
    const value = lhr.categories[category]?.score;
    if (typeof value !== 'number') throw new Error(`${url} has no score for ${category}.`);
    return Math.round(value * 100);
  };
  return {
    performance: read('performance'),
    accessibility: read('accessibility'),
    'best-practices': read('best-practices'),
    seo: read('seo'),
  };
}

export const lighthousePart: BenchPart = {
  name: 'lighthouse',
  about: "Lighthouse's scores per kind of page, mobile, median of five",
  needsBuild: true,
  async run() {
    const info = readBuildInfo();
    if (info === undefined) throw new Error('There is no build. Run `npm run build` first.');
    const server = await startSiteServer({ dir: buildDir, baseUrl: info.baseUrl, port });
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArgs, `--remote-debugging-port=${debuggingPort}`],
    });
    try {
      const rows: (string | number)[][] = [];
      for (const { kind, path } of measuredPages()) {
        const runs: Scores[] = [];
        for (let round = 0; round < rounds; round += 1) {
          runs.push(await score(server.address + path));
        }
        rows.push([
          kind,
          ...categories.map((category) => median(runs.map((run) => run[category]))),
          performanceAims[kind] ?? '',
        ]);
      }
      return [
        {
          title: `Lighthouse, mobile, median of ${rounds} (the last column is the target for performance)`,
          columns: ['page', ...categories, 'aim'],
          rows,
        },
      ];
    } finally {
      await browser.close();
      await server.close();
    }
  },
};
