/**
 * Tests how statements appear on the built site: as marks below the sections that cite them, and on the page that lists
 * all statements.
 */
import type { Locator, Page } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import { buildDir } from '../../scripts/helpers/buildInfo';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { readBehavior } from '../../src/plugins/statements';
import { newestChange } from '@reveal-docs/statements/behavior';
import { rootDir } from '@reveal-docs/versions';
import { nameLane, readLanes } from '@reveal-docs/statements/lanes';
import { laneOf } from '@reveal-docs/statements/known';
import { readStatements } from '@reveal-docs/statements/read';
import { expectationIn, sentenceIn } from '@reveal-docs/statements/spec';
import { latest, versions } from '../fixtures/versions';
import { findViolations } from './axe';
import { expect, test, waitForHydration } from './support';

const statements = readStatements();
const lanes = readLanes();

async function hrefOf(link: Locator): Promise<string> {
  const href = await link.getAttribute('href');
  if (href === null) throw new Error('The link leads nowhere.');
  return href;
}

for (const version of versions) {
  test(`a section of ${version.label} shows what it was checked on, and expands without scripts`, async ({
    plainPage: page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${version.routePath}/concepts`);
    const mark = page.locator('details.checked').first();
    const summary = mark.locator('summary');
    await expect(summary).toHaveText(`Verified on ${nameLane(laneOf(version))}`);
    await expect(mark.locator('li').first()).toBeHidden();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(mark.locator('li').first()).toBeVisible();
    await expect(mark.getByRole('link').first()).toHaveAttribute('href', /\/behavior#\w/);
  });
}

test('no page shows the source syntax of a citation', () => {
  for (const { routePath } of versions) {
    const dir = path.join(buildDir, routePath);
    const concepts = fs.readFileSync(path.join(dir, 'concepts.html'), 'utf8');
    expect(concepts).toContain('class=checked');
    const pages = fs
      .readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'));
    const left = pages.filter((file) =>
      /\[\^!?[a-z]+\//.test(fs.readFileSync(path.join(dir, file), 'utf8')),
    );
    expect(left).toEqual([]);
  }
});

test('the Markdown of a page cites statements by ID and lists each once at its end', () => {
  const text = fs.readFileSync(path.join(buildDir, latest.routePath, 'concepts.md'), 'utf8');
  const [before = '', after = ''] = text.split('## Evidence for this page');
  expect(after).toContain(`Verified on ${nameLane(laneOf(latest))}.`);
  expect(after).not.toContain('\n## ');
  const cited = [...before.matchAll(/^Evidence: (.+)$/gm)].flatMap(([, ids]) => ids?.split(', '));
  const listed = [...after.matchAll(/^- ([\w/-]+): (.+)$/gm)].flatMap(
    ([, topic = '', names = '']) =>
      topic.includes('/') ? topic : names.split(', ').map((name) => `${topic}/${name}`),
  );
  expect(listed).toContain('lifecycle/dispose-twice');
  expect(listed.sort()).toEqual([...new Set(cited)].sort());
  for (const id of listed.filter((name) => !after.includes(`- ${name}: From the source`))) {
    expect(fs.existsSync(path.join(buildDir, `statements/${id}.txt`)), id).toBe(true);
  }
});

test('a citation links to its statement, whose program is open', async ({ page }) => {
  await page.goto(`${latest.routePath}/concepts`);
  await waitForHydration(page, 'afterIntent');
  const mark = page.locator('details.checked', { hasText: 'dispose' }).first();
  await mark.locator('summary').click();
  await mark.locator('a[href$="behavior#lifecycle/dispose-twice"]').click();
  await expect(page).toHaveURL(/\/behavior#lifecycle\/dispose-twice$/);
  const row = page.locator('[id="lifecycle/dispose-twice"]');
  await expect(row).toBeInViewport();
  await expect(row.locator('pre')).toContainText("from './statement'");
});

test('the behavior page lists each statement with its result in every release', async ({
  page,
}) => {
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
    const words = { holds: 'true', lacks: 'not in this release', instead: '' }[expectation.type];
    await expect(cells.nth(index)).toHaveText(
      expectation.type === 'instead'
        ? (sentenceIn(differing, expectation) ?? '').replaceAll('`', '')
        : words,
    );
  }
});

test('changed statements come first, and each statement is on the page once', async ({ page }) => {
  await page.goto('behavior');
  const rows = readBehavior(rootDir).topics.flatMap((topic) => topic.rows);
  const changed = rows.filter((row) => newestChange(row) >= 0);
  const others = rows.filter((row) => newestChange(row) < 0);
  expect(changed.length).toBeGreaterThan(0);
  const ids = await page
    .locator('section:not(:has(#read)) tbody tr')
    .evaluateAll((found) => found.map(({ id }) => id));
  const idsOf = (part: typeof rows) => part.map(({ id }) => id).sort();
  expect(ids.slice(0, changed.length).sort()).toEqual(idsOf(changed));
  expect(ids.slice(changed.length).sort()).toEqual(idsOf(others));
});

test('on a wide screen, the list of sections stays in view, leads to each section, and marks the current one', async ({
  page,
}) => {
  await page.goto('behavior');
  await waitForHydration(page, 'afterIntent');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  await expect(sections.getByRole('link')).toHaveText(titles);
  const last = titles.at(-1) ?? '';
  await sections.getByRole('link', { name: last, exact: true }).click();
  await expect(page.getByRole('heading', { name: last, level: 2 })).toBeInViewport();
  await expect(sections.getByRole('link', { name: last, exact: true })).toBeInViewport();
  const second = titles[1] ?? '';
  await sections.getByRole('link', { name: second, exact: true }).click();
  await expect(sections.locator('.table-of-contents__link--active')).toHaveText([second]);
});

test('statements can be filtered by text and by release', async ({ page }) => {
  await page.goto('behavior');
  await waitForHydration(page, 'afterIntent');
  const rows = page.locator('section:not(:has(#read)) tbody tr');
  const status = page.getByRole('status').filter({ hasText: /statement/ });
  await page.getByLabel('Find a statement').fill('hover rest');
  await expect(status).toHaveText(/^\d+ of \d+ statements$/);
  for (const row of await rows.all()) await expect(row).toContainText('hover');
  await page.getByLabel('Find a statement').fill('there is no such thing');
  await expect(status).toHaveText(/No statements match/);
  await page.getByLabel('Find a statement').fill('');
  const oldest = lanes.at(-1);
  if (oldest === undefined) throw new Error('No release was tested.');
  await page.getByRole('radio', { name: nameLane(oldest) }).check();
  const known = readBehavior(rootDir)
    .topics.flatMap((topic) => topic.rows)
    .filter(({ cells }) => cells.at(-1)?.type !== 'lacks');
  await expect(rows).toHaveCount(known.length);
  await expect(page).toHaveURL(/version=/);
});

test('reading the page doesn’t load the code that runs or edits programs', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await page.goto('behavior');
  await waitForHydration(page, 'afterIntent');
  await page.waitForLoadState('networkidle');
  const scripts = async () =>
    (
      await Promise.all(
        loaded
          .filter((url) => url.endsWith('.js'))
          .map(async (url) => [url, await (await page.request.get(url)).text()] as const),
      )
    ).filter(([, text]) => /startSession|EditorView|keepFiles/.test(text));
  expect((await scripts()).map(([url]) => url)).toEqual([]);
  await expect(page.locator('main iframe')).toHaveCount(0);
});

test('without scripts, a program can be viewed as text', async ({ plainPage: page, baseURL }) => {
  await page.goto(`${baseURL}behavior`);
  const id = 'events/hover-rests';
  const row = page.locator(`[id="${id}"]`);
  await row.locator('summary').click();
  const link = row.getByRole('link', { name: id });
  const response = await page.request.get(new URL(await hrefOf(link), page.url()).href);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect(await response.text()).toContain("from '../statement'");
});

async function openProgram(page: Page, id: string): Promise<Locator> {
  await page.goto(`behavior#${id}`);
  await waitForHydration(page, 'afterIntent');
  const row = page.locator(`[id="${id}"]`);
  await expect(row.getByRole('button', { name: 'Run' })).toBeVisible();
  return row;
}

test('a program can run in its row on each release', async ({ page }) => {
  const row = await openProgram(page, 'events/click-not-double');
  const result = row.getByRole('status').first();
  for (const { release } of lanes) {
    await row.getByLabel('Release').selectOption(release);
    await row.getByRole('button', { name: 'Run' }).click();
    await expect(result).toHaveText(new RegExp(`^As expected on ${release}: the result is .+\\.$`));
    await expect(row.locator('iframe')).toHaveCount(0);
  }
});

test('a program can be opened in the playground', async ({ page }) => {
  const row = await openProgram(page, 'index-sets/count');
  await expect(row.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await row.getByRole('link', { name: 'Edit in playground' }).click();
  const editor = page.getByRole('textbox', { name: 'Code in count.ts' });
  await expect(editor).toContainText('1_000_000');
});

test('the API page of a member lists the statements about it', async ({ page }) => {
  for (const version of versions) {
    const index = readApiIndex(version.folder);
    const viewer = index.symbols.Cognite3DViewer;
    // If all symbols share a page, the members of a symbol share one list of statements below the symbol.
    const anchor = version.api.layout === 'page' ? viewer?.anchor : viewer?.members.dispose?.anchor;
    if (viewer === undefined || anchor === undefined)
      throw new Error('No Cognite3DViewer.dispose.');
    await page.goto(`${version.routePath}/${viewer.page}`);
    const mark = page
      .locator(`[id="${anchor}"]`)
      .locator('xpath=following::details[contains(@class, "checked")][1]');
    await expect(mark.locator('summary')).toHaveText(`Verified on ${nameLane(laneOf(version))}`);
    await mark.locator('summary').click();
    await expect(mark.locator('a[href$="behavior#events/disposed-once"]')).toBeVisible();
  }
});

test('a list of statements is in the HTML, or loads on a click after navigation', async ({
  page,
}) => {
  const viewer = readApiIndex(latest.folder).symbols.Cognite3DViewer;
  const url = `${latest.routePath}/${viewer?.page ?? ''}`;
  await page.goto(url);
  await waitForHydration(page, 'afterIntent');
  const counts = await page
    .locator('details.checked')
    .evaluateAll((lists) => lists.map((list) => list.querySelectorAll('li').length));
  const mark = page.locator('details.checked').nth(counts.findIndex((count) => count > 2));
  const sent = await mark.locator('li').allTextContents();
  expect(sent.length).toBeGreaterThan(1);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    expect(await (await page.request.get(script)).text()).not.toContain('<li><a href=');
  }

  await page.goto(`${latest.routePath}/api`);
  await waitForHydration(page, 'afterIntent');
  await page.locator('article').getByRole('link', { name: 'Cognite3DViewer' }).first().click();
  await page.waitForURL(`**/${viewer?.page ?? ''}`);
  await expect(mark.locator('li')).toHaveCount(0);
  await mark.locator('summary').click();
  await expect(mark.locator('li')).toHaveText(sent);
  await mark.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/behavior#\w/);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`citations and the behavior page are accessible in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${latest.routePath}/concepts`);
    const mark = page.locator('details.checked').first();
    await mark.locator('summary').click();
    expect(await findViolations(page, { include: ['details.checked'] })).toEqual([]);
    await page.goto('behavior');
    await page.locator('tbody details summary').first().click();
    // Locate only the open row. Computing the roles of the whole page would be slow on a busy machine.
    const opened = page.locator('tbody details[open]');
    await expect(opened.getByRole('button', { name: 'Run' })).toBeVisible();
    expect(await findViolations(page, { include: ['main'] })).toEqual([]);
  });
}
