/** Statements on the built site: the mark at the end of a section, and the page with all of them. */
import AxeBuilder from '@axe-core/playwright';
import fs from 'node:fs';
import path from 'node:path';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { readBehavior } from '../../src/plugins/statements';
import { changedBetween } from '../../src/statements/behavior';
import { rootDir } from '../../src/versions';
import { nameLane, readLanes } from '../../src/statements/lanes';
import { laneOf } from '../../src/statements/known';
import { readStatements } from '../../src/statements/read';
import { expectationIn } from '../../src/statements/spec';
import { latest, versions } from '../fixtures/versions';
import { expect, test, waitForHydration } from './support';

const statements = readStatements();
const lanes = readLanes();

for (const version of versions) {
  test(`a section of ${version.label} says what it was checked on, and opens by keyboard without scripts`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${version.routePath}/concepts`);
    const mark = page.locator('details.checked').first();
    const summary = mark.locator('summary');
    await expect(summary).toHaveText(`Checked on ${nameLane(laneOf(version))}`);
    await expect(mark.locator('li').first()).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(mark.locator('li').first()).toBeVisible();
    await expect(mark.getByRole('link').first()).toHaveAttribute('href', /\/behavior#\w/);
    await context.close();
  });
}

test('no mark of a citation is left in the text of a page', () => {
  for (const { routePath } of versions) {
    const html = fs.readFileSync(path.join(buildDir, routePath, 'concepts.html'), 'utf8');
    expect(html).toContain('class=checked');
    expect(html).not.toContain('[^');
  }
});

test('the Markdown of a page lists what it rests on at its end', () => {
  const text = fs.readFileSync(path.join(buildDir, latest.routePath, 'concepts.md'), 'utf8');
  const [before = '', after = ''] = text.split('## What this page rests on');
  expect(before).not.toContain('Checked on');
  expect(after).toContain('events/hover-rests');
  expect(after).not.toContain('\n## ');
});

test('a citation leads to its statement, with the program open', async ({ page }) => {
  await page.goto(`${latest.routePath}/concepts`);
  await waitForHydration(page);
  const mark = page.locator('details.checked', { hasText: 'hover' }).first();
  await mark.locator('summary').click();
  await mark.getByRole('link', { name: 'events/hover-rests' }).click();
  await expect(page).toHaveURL(/\/behavior#events\/hover-rests$/);
  const row = page.locator('[id="events/hover-rests"]');
  await expect(row).toBeInViewport();
  await expect(row.locator('pre')).toContainText("from '../statement'");
});

test('the page of all statements has each with what every release does', async ({ page }) => {
  await page.goto('behavior');
  await expect(page.locator('tbody tr[id]')).toHaveCount(
    statements.length + (await page.locator('section:has(#read) tbody tr').count()),
  );
  const differing = statements.find((spec) =>
    lanes.some(({ release }) => expectationIn(spec, release).type === 'instead'),
  );
  if (differing === undefined) throw new Error('No statement differs.');
  const cells = page.locator(`[id="${differing.id}"] td`);
  await expect(cells).toHaveCount(lanes.length);
  for (const [index, { release }] of lanes.entries()) {
    const expectation = expectationIn(differing, release);
    const words = { holds: 'true', lacks: 'not there', instead: '' }[expectation.type];
    await expect(cells.nth(index)).toHaveText(
      expectation.type === 'instead' ? expectation.says.replaceAll('`', '') : words,
    );
  }
});

test('statements are found by words, by release and by what changed', async ({ page }) => {
  await page.goto('behavior');
  await waitForHydration(page);
  const rows = page.locator('section:not(:has(#read)) tbody tr');
  const status = page.getByRole('status').filter({ hasText: /statement/ });
  await page.getByLabel('Find a statement').fill('hover rest');
  await expect(status).toHaveText(/^\d+ of \d+ statements$/);
  for (const row of await rows.all()) await expect(row).toContainText('hover');
  await page.getByLabel('Find a statement').fill('there is no such thing');
  await expect(status).toHaveText(/No statement matches/);
  await page.getByLabel('Find a statement').fill('');
  const [newest, older] = lanes;
  const changes = `between ${older?.release} and ${newest?.release}`;
  await page.getByRole('radio', { name: changes }).check();
  const changed = readBehavior(rootDir)
    .topics.flatMap((topic) => topic.rows)
    .filter((row) => changedBetween(row, 0, 1));
  await expect(rows).toHaveCount(changed.length);
  await expect(page).toHaveURL(/changed=/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`marks and the page of statements are accessible in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${latest.routePath}/concepts`);
    const mark = page.locator('details.checked').first();
    await mark.locator('summary').click();
    const marks = await new AxeBuilder({ page }).include('details.checked').analyze();
    expect(marks.violations).toEqual([]);
    await page.goto('behavior');
    await page.locator('tbody details summary').first().click();
    const all = await new AxeBuilder({ page }).include('main').analyze();
    expect(all.violations).toEqual([]);
  });
}
