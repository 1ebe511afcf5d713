/**
 * `npm run bench -- sizes`: counts the pages and bytes of the built site, and measures the transfer
 * sizes of first loads. `npm run bench -- sizes -- docs/concepts`: for one page, lists the modules
 * in each file that the page loads.
 */
import type { Browser } from '@playwright/test';
import { buildDir } from '../scripts/helpers/buildInfo';
import { readHoldings } from '../src/plugins/chunks';
import { rootDir } from '@reveal-docs/versions';
import { budgetsFor } from './budgets';
import { holdingTables } from './holdings';
import { kilobytes } from './numbers';
import { measuredPages } from './pages';
import { progress, type BenchPart, type Table } from './part';
import { onBuiltSite } from './site';
import { measureSite } from './siteSize';
import { loadedFiles, measureTransfer } from './transfer';

function siteTable(): Table {
  const { pages, files, bytes, folders } = measureSite(buildDir);
  const byFolder = Object.entries(folders).sort(([, a], [, b]) => b - a);
  return {
    title: `Built site: ${pages} pages, ${files} files`,
    columns: ['folder', 'kB'],
    rows: [['(all)', kilobytes(bytes)], ...byFolder.map(([name, size]) => [name, kilobytes(size)])],
  };
}

async function firstLoadTable(browser: Browser, address: string): Promise<Table> {
  const budgets = budgetsFor(measureSite(buildDir).pages);
  const rows: (string | number)[][] = [];
  for (const { kind, path } of measuredPages()) {
    progress(`first load: ${kind}`);
    const before = await measureTransfer(browser, address + path, 'beforeIntent');
    const { html, script, style, image, other } = await measureTransfer(browser, address + path);
    const budget = budgets.firstLoad[kind];
    const bytes = [html, before.script, script, budget.script, style, budget.style, image, other];
    rows.push([kind, ...bytes.map(kilobytes)]);
  }
  return {
    title: 'First load in kB (gzip), without linked pages and before examples start',
    columns: [
      'page',
      'HTML',
      'JS before interaction',
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

async function moduleTables(
  browser: Browser,
  address: string,
  pages: readonly string[],
): Promise<Table[]> {
  const holdings = readHoldings(rootDir);
  const tables: Table[] = [];
  for (const page of pages) {
    const files = await loadedFiles(browser, address + page);
    tables.push(...holdingTables({ page, address, files, holdings }));
  }
  return tables;
}

export const sizesPart: BenchPart = {
  name: 'sizes',
  about: 'page count and size of the built site, and JS and CSS loaded on a first visit',
  needsBuild: true,
  run: (pages) =>
    onBuiltSite(async (browser, address) =>
      pages.length === 0
        ? [siteTable(), await firstLoadTable(browser, address)]
        : moduleTables(browser, address, pages),
    ),
};
