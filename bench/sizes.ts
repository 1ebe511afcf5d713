/** `npm run bench -- sizes`: pages and bytes of the built site, and what first loads transfer. */
import { chromium } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { budgetsFor } from './budgets';
import { measuredPages } from './pages';
import type { BenchPart, Table } from './part';
import { measureSite } from './siteSize';
import { measureTransfer } from './transfer';

const port = 4200;

/** Kilobytes, as budgets and networks count: 1000 bytes. */
function kilobytes(bytes: number): number {
  return Math.round(bytes / 100) / 10;
}

function siteTable(): Table {
  const { pages, files, bytes, folders } = measureSite(buildDir);
  const byFolder = Object.entries(folders).sort(([, a], [, b]) => b - a);
  return {
    title: `Built site: ${pages} pages, ${files} files`,
    columns: ['folder', 'kB'],
    rows: [['(all)', kilobytes(bytes)], ...byFolder.map(([name, size]) => [name, kilobytes(size)])],
  };
}

async function firstLoadTable(baseUrl: string): Promise<Table> {
  const budgets = budgetsFor(measureSite(buildDir).pages);
  const server = await startSiteServer({ dir: buildDir, baseUrl, port });
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const rows: (string | number)[][] = [];
    for (const { kind, path } of measuredPages()) {
      const sizes = await measureTransfer(browser, server.address + path);
      const budget = budgets.firstLoad[kind];
      rows.push([
        kind,
        kilobytes(sizes.html),
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
      columns: ['page', 'HTML', 'JS', 'JS budget', 'CSS', 'CSS budget', 'images', 'other'],
      rows,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

export const sizesPart: BenchPart = {
  name: 'sizes',
  about: 'pages and bytes of the built site, JS and CSS of a first load',
  needsBuild: true,
  async run() {
    const info = readBuildInfo();
    if (info === undefined) throw new Error('Nothing is built yet: run `npm run build` first.');
    return [siteTable(), await firstLoadTable(info.baseUrl)];
  },
};
