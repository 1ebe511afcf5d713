/**
 * `npm run bench -- sizes`: measures pages and bytes of the built site, and the transfer of first loads.
 * `npm run bench -- sizes -- docs/concepts`: lists the modules in each file that this page loads.
 */
import { chromium, type Browser } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { readHoldings } from '../src/plugins/chunks';
import { rootDir } from '../src/versions';
import { budgetsFor } from './budgets';
import { holdingTables } from './holdings';
import { kilobytes } from './kilobytes';
import { measuredPages } from './pages';
import type { BenchPart, Table } from './part';
import { measureSite } from './siteSize';
import { loadedFiles, measureTransfer } from './transfer';

const port = 4200;

function siteTable(): Table {
  const { pages, files, bytes, folders } = measureSite(buildDir);
  const byFolder = Object.entries(folders).sort(([, a], [, b]) => b - a);
  return {
    title: `Built site: ${pages} pages, ${files} files`,
    columns: ['folder', 'kB'],
    rows: [['(all)', kilobytes(bytes)], ...byFolder.map(([name, size]) => [name, kilobytes(size)])],
  };
}

/** Opens a browser on the built site while `measure` runs. */
async function inBrowser<Result>(
  baseUrl: string,
  measure: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  const server = await startSiteServer({ dir: buildDir, baseUrl, port });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    return await measure(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
  }
}

async function firstLoadTable(browser: Browser, address: string): Promise<Table> {
  const budgets = budgetsFor(measureSite(buildDir).pages);
  const rows: (string | number)[][] = [];
  for (const { kind, path } of measuredPages()) {
    const sizes = await measureTransfer(browser, address + path);
    const budget = budgets.firstLoad[kind];
    rows.push([
      kind,
      kilobytes(sizes.html),
      kilobytes((await measureTransfer(browser, address + path, 'beforeIntent')).script),
      kilobytes(sizes.script),
      kilobytes(budget.script),
      kilobytes(sizes.style),
      kilobytes(budget.style),
      kilobytes(sizes.image),
      kilobytes(sizes.other),
    ]);
  }
  return {
    title: 'First load, kB transferred (gzip), linked pages and examples not started',
    columns: [
      'page',
      'HTML',
      'JS before intent',
      'JS',
      'JS budget',
      'CSS',
      'CSS budget',
      'images',
      'other',
    ],
    rows,
  };
}

export const sizesPart: BenchPart = {
  name: 'sizes',
  about: 'pages and bytes of the built site, JS and CSS of a first load',
  needsBuild: true,
  async run(pages) {
    const info = readBuildInfo();
    if (info === undefined) throw new Error('There is no build. Run `npm run build` first.');
    return inBrowser(info.baseUrl, async (browser, address) => {
      if (pages.length === 0) return [siteTable(), await firstLoadTable(browser, address)];
      const holdings = readHoldings(rootDir);
      const tables: Table[] = [];
      for (const page of pages) {
        const files = await loadedFiles(browser, address + page);
        tables.push(...holdingTables({ page, address, files, holdings }));
      }
      return tables;
    });
  },
};
