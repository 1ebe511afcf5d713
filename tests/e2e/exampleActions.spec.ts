/** Tests the row of actions below an example: Copy, the menu, and where the actions are on each kind of screen. */
import type { Page } from '@playwright/test';
import { exampleOn, examplePath, keepFromStarting } from '../fixtures/workbench';
import { expect, test, waitForHydration } from './support';

const moreActions = (page: Page) => exampleOn(page).getByRole('button', { name: 'More actions' });
const itemOn = (page: Page, name: string) =>
  exampleOn(page).getByRole('menuitemcheckbox', { name });

test.beforeEach(async ({ page, site }) => {
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
  await waitForHydration(page, 'afterIntent');
});

test('Copy copies the file whose tab is selected', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await exampleOn(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(exampleOn(page).getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied()).toContain('viewer.loadCameraFromModel(model);');
  await exampleOn(page).getByRole('tab', { name: 'project.ts' }).click();
  await exampleOn(page).getByRole('button', { name: 'Copy code' }).click();
  await expect.poll(copied).toContain('export const client');
});

test('the menu works with the keyboard, and a panel that it opens receives the focus', async ({
  page,
}) => {
  const button = moreActions(page);
  await exampleOn(page).getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(itemOn(page, 'Download')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(itemOn(page, 'Use my project')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(exampleOn(page).getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(exampleOn(page).getByRole('menu')).toHaveCount(0);
  await expect(exampleOn(page).getByRole('tab', { name: 'cad-basic.ts' })).toBeFocused();

  await button.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const panel = exampleOn(page).getByRole('group', { name: 'Use my project' });
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('form', { name: 'Your own project' })).toBeVisible();
  // Choosing the same action again closes the panel.
  await button.click();
  await expect(itemOn(page, 'Use my project')).toBeChecked();
  await itemOn(page, 'Use my project').click();
  await expect(panel).toHaveCount(0);
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1024, height: 640 } });

  test('a press elsewhere closes the menu, which opens above its button if there is no room below', async ({
    page,
  }) => {
    const button = moreActions(page);
    await expect(button).toBeInViewport({ ratio: 1 });
    await button.click();
    const menu = exampleOn(page).getByRole('menu');
    await expect(itemOn(page, 'Use my project')).toBeInViewport({ ratio: 1 });
    const [above, below] = [await menu.boundingBox(), await button.boundingBox()];
    expect(above && below && below.y - (above.y + above.height)).toBeCloseTo(4, 0);
    await exampleOn(page).getByRole('button', { name: 'Share' }).click();
    await expect(menu).toHaveCount(0);
  });
});

for (const [width, height] of [
  [1024, 768],
  [1280, 800],
  [1440, 900],
] as const) {
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('the first lines of code are in view with the picture', async ({ page }) => {
      const picture = exampleOn(page).getByRole('img', { name: /^Preview of the example/ });
      const box = await picture.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(416);
      await expect(picture).toBeInViewport({ ratio: 1 });
      await expect(exampleOn(page).getByText("'./project'")).toBeInViewport({ ratio: 1 });
      await expect(moreActions(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the actions are one row, and the page names the version in its menu only', async ({
    page,
  }) => {
    const row = exampleOn(page).getByRole('group', { name: 'Code' });
    const tops = await row
      .locator(':scope > *')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await expect(page.getByRole('article').getByText('Version: ')).toHaveCount(0);
  });
});
