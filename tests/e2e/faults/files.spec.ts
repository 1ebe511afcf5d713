/** Tests files that fail to load: parts of pages, styles, pictures, and search files. */
import type { Page } from '@playwright/test';
import { pageChunk, withoutPrefetch } from '../faults';
import { expect, waitForHydration, searchField } from '../support';
import { expectAlive, expectLinkLeads, testFault } from './check';
import { putIntoFiles, type FileFault } from './put';

const chunk = pageChunk('installation.mdx');
const missing: readonly FileFault[] = ['404', 'cut short', 'offline'];
const all: readonly FileFault[] = [...missing, '500', 'wrong bytes', '20 s slow'];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await page.getByRole('alert').getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
}

for (const fault of missing) {
  testFault(`chunk: ${fault}`, async ({ page, seen }) => {
    await page.goto('docs/installation');
    await waitForHydration(page, 'beforeIntent');
    const lift = await putIntoFiles(page, chunk, fault);
    await page.evaluate(() => window.docsPageScript?.load());
    const notice = page.getByRole('alert');
    await seen(notice);
    await expect(heading(page)).toHaveText('Installation');
    await lift();
    if (fault === '404') await reload(page);
    else await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await waitForHydration(page, 'afterIntent');
    await expectAlive(page);
    await expectLinkLeads(page);
  });
}

/** Expects that the page is readable from start to end, and that its links work. */
async function expectReadable(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  const text = page.getByRole('main').locator('p').first();
  await expect(text).toBeVisible();
  const size = await text.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return { ...element.getBoundingClientRect().toJSON(), isInk: color !== backgroundColor };
  });
  expect(size).toMatchObject({ isInk: true });
  await page.getByRole('main').locator('p').last().scrollIntoViewIfNeeded();
  await expectLinkLeads(page);
}

const quiet = {
  style: /\/assets\/css\//,
  image: /\/assets\/(?:images|diagrams)\/|\/img\//,
} as const;

for (const fault of missing) {
  testFault(`style: ${fault}`, async ({ page, seen }) => {
    await putIntoFiles(page, quiet.style, fault);
    await page.goto('docs/concepts');
    await seen(page.getByRole('main').locator('p').first());
    await expectReadable(page);
  });

  testFault(`image: ${fault}`, async ({ page, seen }) => {
    await putIntoFiles(page, quiet.image, fault);
    await page.goto('docs/concepts');
    const pictures = await page.getByRole('main').locator('img').filter({ visible: true }).all();
    expect(pictures).not.toEqual([]);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      const isComplete = () => picture.evaluate((image: HTMLImageElement) => image.complete);
      await expect.poll(isComplete).toBe(true);
      await expect(picture).toHaveAccessibleName(/\w+ .*\w+/);
    }
    await seen(page.getByRole('main').locator('p').first());
    await expectReadable(page);
  });
}

for (const fault of all) {
  testFault(`search file: ${fault}`, async ({ page, seen }) => {
    await withoutPrefetch(page);
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    const field = searchField(page);
    const hit = page.locator('.DocSearch-Hit').first();
    const lift = await putIntoFiles(page, /\/search-index\/(?!manifest)/, fault);
    await page.keyboard.press('Control+k');
    await field.fill('node');
    if (fault === '20 s slow') {
      await seen(dialog.getByRole('status').filter({ hasText: 'Still searching' }));
      await expect(hit).toBeVisible();
    } else {
      await seen(dialog.getByRole('alert'));
      await lift();
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(hit).toBeVisible();
    }
    await expect(field).toHaveValue('node');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectAlive(page);
    await expectLinkLeads(page);
  });
}
