/** Help while typing, and when what it needs is loaded. */
import type { Page } from '@playwright/test';
import { editorOn, exampleOn, examplePath, keepFromStarting } from '../fixtures/workbench';
import { expect, test } from './support';

const onWords = 'Code completion and type checking are on.';
/** Starting the compiler on a shared machine. */
const typesTimeout = 60_000;

function watchTypes(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/frame/types/')) requests.push(request.url());
  });
  return requests;
}

test('types load at the first focus; then members are completed, described and checked', async ({
  page,
  site,
}) => {
  test.setTimeout(3 * typesTimeout);
  // Examples wait for the reader, who does not save data.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const requests = watchTypes(page);
  await page.goto(`${site}${examplePath()}`);
  const example = exampleOn(page);
  await example.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editorOn(page)).toBeVisible();
  await page.waitForTimeout(1000);
  expect(requests).toEqual([]);

  await editorOn(page).click();
  await expect(example.getByText(onWords)).toBeVisible({ timeout: typesTimeout });
  expect(requests).toHaveLength(2);

  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n');
  await page.keyboard.type('viewer.fitCam');
  const options = example.locator('.cm-tooltip-autocomplete').getByRole('option');
  await expect(options.filter({ hasText: 'fitCameraToModel' }).first()).toBeVisible({
    timeout: typesTimeout,
  });
  await page.keyboard.press('Escape');
  await expect(example.locator('.cm-lintRange-error').first()).toBeVisible({
    timeout: typesTimeout,
  });

  await editorOn(page).getByText('addModel', { exact: true }).first().hover();
  const link = example.locator('.cm-tooltip-hover').getByRole('link', { name: 'API reference' });
  await expect(link).toBeVisible({ timeout: typesTimeout });
  expect(await link.getAttribute('href')).toMatch(/\/docs\/api\/.*Cognite3DViewer#addmodel/i);

  const opened = page.waitForEvent('popup');
  const name = editorOn(page).getByText('addModel', { exact: true }).first();
  await name.click({ modifiers: ['ControlOrMeta'] });
  const api = await opened;
  await expect(api).toHaveURL(/\/docs\/api\/.*Cognite3DViewer#addmodel/i);
  await expect(api.getByRole('heading', { level: 1 })).toHaveText('Cognite3DViewer');
});

test('with save-data there is none, and the page says so', async ({ page, site }) => {
  await keepFromStarting(page);
  const requests = watchTypes(page);
  await page.goto(`${site}${examplePath()}`);
  await exampleOn(page).getByRole('button', { name: 'Edit', exact: true }).click();
  await editorOn(page).click();
  await expect(exampleOn(page).getByText(/are off to save data/)).toBeVisible();
  expect(requests).toEqual([]);
});
