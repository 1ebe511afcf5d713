/** Tests the console: messages and their lines, filters, buttons, and announcements by screen readers. */
import {
  exampleOn,
  editorPath,
  expectState,
  keepFromStarting,
  logOn,
  runProgram,
} from '../fixtures/workbench';
import { expect, test } from './support';

const talking = `console.log('plain', { deep: [1, 2] });
console.info('for your information');
console.warn('careful');
console.error('broken');
for (let i = 0; i < 3; i++) console.log('again');
const code = 'export const speak = () => console.log("noise of a module");';
const module = await import(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
module.speak();`;

test.beforeEach(async ({ page, site }) => {
  await keepFromStarting(page);
  await page.goto(`${site}${editorPath()}`);
  await runProgram(page, talking);
  await expectState(page, 'running');
});

test(
  'the console shows levels, lines and repeat counts, and messages of the SDK on demand',
  { tag: '@engines' },
  async ({ page }) => {
    const log = logOn(page);
    await expect(log).toHaveCount(5);
    await expect(log.nth(0)).toContainText('plain');
    await expect(log.nth(0)).toContainText('deep');
    await expect(log.nth(0)).toContainText('cad-basic.ts:1');
    await expect(log.nth(2)).toContainText('Warning');
    await expect(log.nth(2)).toContainText('cad-basic.ts:3');
    await expect(log.nth(3)).toContainText('Error');
    await expect(log.nth(4)).toContainText('3 times');
    await expect(log.filter({ hasText: 'noise of a module' })).toHaveCount(0);
    await exampleOn(page).getByRole('checkbox', { name: /SDK/ }).check();
    await expect(log.filter({ hasText: 'noise of a module' })).toBeVisible();
  },
);

test('the console filters messages by level and text', async ({ page }) => {
  await exampleOn(page).getByRole('combobox', { name: 'Show' }).selectOption('warnings');
  await expect(logOn(page)).toHaveCount(2);
  await exampleOn(page).getByRole('combobox', { name: 'Show' }).selectOption('errors');
  await expect(logOn(page)).toHaveCount(1);
  await exampleOn(page).getByRole('combobox', { name: 'Show' }).selectOption('all');
  await exampleOn(page).getByRole('searchbox', { name: 'Filter' }).fill('CARE');
  await expect(logOn(page)).toHaveCount(1);
});

test('the console copies the messages that it shows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await exampleOn(page).getByRole('combobox', { name: 'Show' }).selectOption('warnings');
  await exampleOn(page).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(exampleOn(page).getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '[warn] careful (cad-basic.ts:3)\n[error] broken (cad-basic.ts:4)',
  );
});

test('the console is a polite live region, links to lines, and is cleared by the next run', async ({
  page,
}) => {
  const region = exampleOn(page).getByRole('log');
  await expect(region).toHaveAttribute('aria-live', 'polite');
  await logOn(page).getByRole('button', { name: 'cad-basic.ts:4' }).click();
  await expect(exampleOn(page).locator('.cm-activeLine').first()).toContainText('broken');
  await runProgram(page, `console.log('new');`);
  await expect(logOn(page)).toHaveCount(1);
  await expect(logOn(page)).toContainText(['new']);
});
