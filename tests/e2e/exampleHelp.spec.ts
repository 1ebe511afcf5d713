/** Tests help while typing in the playground. */
import type { Page } from '@playwright/test';
import { editorOn, editorPath, exampleOn, keepFromStarting } from '../fixtures/workbench';
import { expect, test } from './support';

const onWords = 'Code completion and type checking are on.';
/** Timeout for starting the compiler on a shared machine, in milliseconds. */
const typesTimeout = 60_000;

function watchTypes(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/frame/types/')) requests.push(request.url());
  });
  return requests;
}

test('the editor completes members, marks errors and links to the API reference', async ({
  page,
  site,
}) => {
  test.setTimeout(3 * typesTimeout);
  // With reduced motion, examples don't start automatically.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}${editorPath()}`);
  const example = exampleOn(page);
  await editorOn(page).click();
  await expect(example.getByText(onWords)).toBeVisible({ timeout: typesTimeout });

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

test('with save-data, code completion is off and the page shows a note', async ({ page, site }) => {
  await keepFromStarting(page);
  const requests = watchTypes(page);
  await page.goto(`${site}${editorPath()}`);
  await editorOn(page).click();
  await expect(exampleOn(page).getByText(/are off to save data/)).toBeVisible();
  expect(requests).toEqual([]);
});
