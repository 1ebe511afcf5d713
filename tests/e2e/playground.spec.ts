/** The playground: a program to change beside what it draws, in one version or in two. */
import type { Page } from '@playwright/test';
import { drawTimeout, keepFromStarting } from '../fixtures/workbench';
import { expect, test } from './support';

test.describe.configure({ timeout: 2 * drawTimeout });

const viewOn = (page: Page, folder: string) => page.locator(`[data-view="${folder}"]`);
const editorOn = (page: Page, file: string) =>
  page.getByRole('textbox', { name: `Code of ${file}` });
const expectRunning = (page: Page, folder: string) =>
  expect(viewOn(page, folder)).toHaveAttribute('data-state', 'running', { timeout: drawTimeout });

async function write(page: Page, file: string, text: string): Promise<void> {
  await editorOn(page, file).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

test('an example of the site runs beside its code', async ({ page, site }) => {
  await page.goto(`${site}playground?example=cad-basic&version=4.x`);
  await expectRunning(page, '4.x');
  await expect(editorOn(page, 'cad-basic.ts')).toContainText('new Cognite3DViewer');
});

test('what is typed becomes a draft, survives a reload and does not run by itself', async ({
  page,
  site,
}) => {
  await keepFromStarting(page);
  await page.goto(`${site}playground?template=cad&version=4.x`);
  await write(page, 'cad.ts', `console.log('mine');`);
  await expect(page).toHaveURL(/\?draft=/);
  await page.reload();
  await expect(editorOn(page, 'cad.ts')).toContainText("console.log('mine');");
  await expect(viewOn(page, '4.x')).toHaveAttribute('data-state', 'idle');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await page.getByRole('tab', { name: 'Console' }).click();
  await expect(page.getByRole('log')).toContainText('mine');
});

test('two versions run side by side with one camera, two consoles, both lists of problems', async ({
  page,
  site,
}) => {
  await page.goto(`${site}playground?example=cad-basic&version=3.x`);
  await expectRunning(page, '3.x');
  await page.getByLabel('Compare with').selectOption('4.x');
  await expectRunning(page, '4.x');
  await expect(viewOn(page, '3.x').locator('iframe')).toHaveCount(1);
  await expect(page.getByRole('tab', { name: /Problems/ })).toHaveCount(2);
  await expect(page.getByRole('tab', { name: /Console/ })).toHaveCount(2);
});
