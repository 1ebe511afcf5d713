/**
 * `npm run bench -- compare -- <folder> [<folder>]`: compares the bytes that text pages transfer in two builds, such as with
 * and without an option. The second folder defaults to `build/`. Both builds must have the same base path.
 */
import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { buildDir, readBuildInfo } from '../scripts/helpers/buildInfo';
import { chromiumArgs, ensureChromium } from '../scripts/helpers/chromium';
import { startSiteServer } from '../scripts/helpers/server';
import { kilobytes } from './kilobytes';
import { measuredPages, type MeasuredPage } from './pages';
import type { BenchPart, Table } from './part';
import { inlineBytes } from './siteSize';
import { measureTransfer } from './transfer';

const port = 4260;

/** The compared values, in bytes as sent. */
const columns = ['JS before intent', 'JS', 'CSS', 'HTML', 'of it scripts'] as const;
type Sizes = Readonly<Record<(typeof columns)[number], number>>;

async function measurePage(browser: Browser, address: string, file: string): Promise<Sizes> {
  const before = await measureTransfer(browser, address, 'beforeIntent');
  const all = await measureTransfer(browser, address);
  return {
    'JS before intent': before.script,
    JS: all.script,
    CSS: all.style,
    HTML: all.html,
    'of it scripts': inlineBytes(fs.readFileSync(file, 'utf8')),
  };
}

/** The HTML file of a page in a built site. */
const fileOf = (dir: string, page: string) => path.join(dir, `${page || 'index'}.html`);

async function measureBuild(
  browser: Browser,
  dir: string,
  pages: readonly MeasuredPage[],
): Promise<Sizes[]> {
  const baseUrl = readBuildInfo()?.baseUrl ?? '/';
  const server = await startSiteServer({ dir, baseUrl, port });
  try {
    const sizes: Sizes[] = [];
    for (const page of pages) {
      sizes.push(await measurePage(browser, server.address + page.path, fileOf(dir, page.path)));
    }
    return sizes;
  } finally {
    await server.close();
  }
}

async function compare(dirs: readonly string[]): Promise<Table[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  try {
    const pages = measuredPages();
    const builds: Sizes[][] = [];
    for (const dir of dirs) builds.push(await measureBuild(browser, dir, pages));
    return columns.map((column) => ({
      title: `${column}, kB (gzip)`,
      columns: ['page', ...dirs, 'more'],
      rows: pages.map(({ kind }, page) => {
        const [first = 0, second = 0] = builds.map((sizes) => sizes[page]?.[column] ?? 0);
        return [kind, kilobytes(first), kilobytes(second), kilobytes(second - first)];
      }),
    }));
  } finally {
    await browser.close();
  }
}

export const comparePart: BenchPart = {
  name: 'compare',
  about: 'JS before and after intent, CSS and HTML of two builds',
  needsBuild: false,
  onlyByName: true,
  run(dirs) {
    const [first, second = buildDir] = dirs.map((dir) => path.resolve(dir));
    if (first === undefined || dirs.length > 2) {
      throw new Error('Missing folder. Usage: npm run bench -- compare -- <folder> [<folder>]');
    }
    return compare([first, second]);
  },
};
