/** Tests that the built site stays within the sizes in bench/budgets.json. */
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { budgetsFor } from '../../bench/budgets';
import { measuredPages } from '../../bench/pages';
import { measureSite, pagesAndAssets } from '../../bench/siteSize';
import { measureTransfer } from '../../bench/transfer';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { builtPages, expect, test } from './support';

for (const { kind, path: address } of measuredPages()) {
  test(`the first load of the ${kind} page is within its budget`, async ({ browser, baseURL }) => {
    const sizes = await measureTransfer(browser, `${baseURL}${address}`);
    const budget = budgetsFor(measureSite(buildDir).pages).firstLoad[kind];
    expect(sizes.script).toBeLessThanOrEqual(budget.script);
    expect(sizes.style).toBeLessThanOrEqual(budget.style);
    // If a size is smaller, the measurement failed.
    expect(Math.min(sizes.html, sizes.script, sizes.style)).toBeGreaterThan(1000);
  });
}

/** Kinds of pages that defer their scripts. The content of other kinds needs scripts. */
const deferred = ['guide', 'apiClass'];

for (const { kind, path: address } of measuredPages().filter((page) =>
  deferred.includes(page.kind),
)) {
  test(`reading the ${kind} page doesn’t load React`, async ({ browser, baseURL }) => {
    const sizes = await measureTransfer(browser, `${baseURL}${address}`, 'beforeIntent');
    expect(sizes.script).toBeLessThanOrEqual(budgetsFor(measureSite(buildDir).pages).beforeIntent);
    expect(sizes.script, 'the page script').toBeGreaterThan(1000);
  });
}

test('the pages, scripts and styles of the whole site are within their budget', () => {
  const size = measureSite(buildDir);
  expect(size.pages).toBeGreaterThan(100);
  expect(pagesAndAssets(size)).toBeLessThanOrEqual(budgetsFor(size.pages).pagesAndAssets);
});

test('every class page has at most 29.6 kB of compressed HTML', () => {
  const pages = builtPages().filter((page) => /\/api\/.*class/.test(page));
  expect(pages.length).toBeGreaterThan(50);
  for (const page of pages) {
    const html = fs.readFileSync(path.join(buildDir, `${page}.html`));
    expect(gzipSync(html, { level: 9 }).length, page).toBeLessThanOrEqual(29_600);
  }
});
