/** `npm run bench -- lighthouse`: Lighthouse's scores of each kind of page on its model of a phone. */
import { chromium } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { measuredPages } from './pages';
import { median } from './median';
import type { BenchPart } from './part';

const port = 4240;
const debuggingPort = 4279;
/** Runs per page; the median counts. */
const rounds = 5;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
/** 0 to 100, as Lighthouse shows them. */
type Scores = Readonly<Record<Category, number>>;

/** What performance is held to; the other categories are to be 100. */
const performanceAims: Readonly<Record<string, number>> = {
  landing: 90,
  overview: 90,
  guide: 90,
  apiClass: 80,
  example: 80,
};

/** Lighthouse's code for a trace in which the browser recorded no start of a navigation: it measured nothing. */
const nothingRecorded = 'NO_NAVSTART';
/** How often a run is taken again because nothing was recorded. */
const repeats = 2;

/**
 * One run. Throws when Lighthouse could not load the page or left a category without a score, and after
 * {@link repeats} when nothing is recorded.
 */
async function score(url: string, left = repeats): Promise<Scores> {
  // An ES module only; this file is compiled to CommonJS.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port: debuggingPort,
    onlyCategories: [...categories],
    logLevel: 'error',
  });
  const { lhr } = result ?? {};
  if (lhr?.runtimeError?.code === nothingRecorded && left > 0) {
    console.log(`Nothing was recorded of ${url}: once more.`);
    return score(url, left - 1);
  }
  if (lhr === undefined || lhr.runtimeError !== undefined) {
    throw new Error(`Lighthouse did not get ${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
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
    if (info === undefined) throw new Error('Nothing is built yet: run `npm run build` first.');
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
          title: `Lighthouse, mobile, median of ${rounds} (the last column is what performance is to reach)`,
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
