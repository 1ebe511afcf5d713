/** Tests that the view responds to the mouse wheel, touch, and the keyboard, but doesn't trap the reader. */
import type { Page } from '@playwright/test';
import { latest } from '../fixtures/versions';
import { exampleOn, examplePath, expectState, keepFromStarting } from '../fixtures/workbench';
import { expect, test } from './support';

/** Starts the example, and makes its view display the events that it receives. */
async function showListener(page: Page, site: string): Promise<void> {
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
  await page.evaluate(() => (document.body.style.paddingBottom = '2000px'));
  await exampleOn(page).getByRole('button', { name: 'Start the example' }).click();
  await expectState(page, 'running');
  const view = exampleOn(page).frameLocator('iframe').locator('#viewer');
  await view.evaluate((element: HTMLElement) => {
    element.textContent = '';
    element.tabIndex = 0;
    element.style.background = 'silver';
    element.addEventListener('wheel', (event) => {
      event.preventDefault();
      element.textContent = 'zoomed';
    });
  });
  await exampleOn(page).locator('iframe').scrollIntoViewIfNeeded();
}

test('the wheel scrolls the page until the view is clicked', async ({ page, site }) => {
  await showListener(page, site);
  const frame = exampleOn(page).locator('iframe');
  const view = exampleOn(page).frameLocator('iframe').locator('#viewer');
  const start = await page.evaluate(() => window.scrollY);
  await frame.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(start);
  await expect(view).not.toContainText('zoomed');
  await expect(exampleOn(page).getByText('Click the view to zoom with the wheel')).toBeVisible();

  await view.click();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 100);
  await expect(view).toContainText('zoomed');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('a press in the view closes the menus of the page', async ({ page, site }) => {
  await showListener(page, site);
  const view = exampleOn(page).frameLocator('iframe').locator('#viewer');
  const versions = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: latest.label });
  await versions.press('Enter');
  await expect(versions).toHaveAttribute('aria-expanded', 'true');
  await view.click({ position: { x: 20, y: 200 } });
  await expect(versions).toHaveAttribute('aria-expanded', 'false');

  const copyMenu = page.getByText('Copy page', { exact: true });
  const item = page.getByRole('link', { name: 'View as Markdown' });
  await copyMenu.press('Enter');
  await expect(item).toBeVisible();
  await view.click({ position: { x: 20, y: 200 } });
  await expect(item).toBeHidden();
});

test('Tab moves through the view to its controls, and Escape leaves the view', async ({
  page,
  site,
}) => {
  await showListener(page, site);
  const view = exampleOn(page).frameLocator('iframe').locator('#viewer');
  // Click first, because the page ends the run if the view takes focus without a click.
  await view.click();
  await expect(view).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exampleOn(page).getByRole('button', { name: /^Console/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(view).toBeFocused();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName.toLowerCase()))
    .toBe('div');
  await page.keyboard.press('Tab');
  // The frame has its own process. A second Tab immediately after the first one would still reach the page.
  await expect(view).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(exampleOn(page).getByRole('button', { name: /^Console/ })).toBeFocused();
});

test('arrow keys scroll the page, but turn only the camera after a click in the view', async ({
  page,
  site,
}) => {
  await showListener(page, site);
  const view = exampleOn(page).frameLocator('iframe').locator('#viewer');
  await view.evaluate((element) => {
    element.append(document.createElement('canvas'));
    // Runs after the frame's own listener, which is also on the window.
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      element.setAttribute('data-key', `${key} ${defaultPrevented}`);
    });
  });
  await view.click();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight']) {
    await page.keyboard.press(key);
    await expect(view).toHaveAttribute('data-key', `${key} true`);
  }
  // The view must ignore browser shortcuts, and keys that don't move the camera.
  for (const [press, key] of [
    ['PageDown', 'PageDown'],
    ['Control+ArrowDown', 'ArrowDown'],
  ] as const) {
    await page.keyboard.press(press);
    await expect(view).toHaveAttribute('data-key', `${key} false`);
  }
  await page.keyboard.press('Escape');
  const start = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(start);
});

test(
  'releasing the mouse outside of the view ends a drag',
  // Like some real mice, Chromium's simulated mouse doesn't notify the frame when a button is released outside of the
  // view.
  { tag: '@chromium' },
  async ({ page, site }) => {
    await showListener(page, site);
    const frame = exampleOn(page).locator('iframe');
    const view = exampleOn(page).frameLocator('iframe').locator('#viewer');
    // Listen in the capture phase, because the SDK stops `pointerdown` at its element.
    await view.evaluate((element) => {
      const report = ({ type, button }: PointerEvent) =>
        element.setAttribute('data-press', `${type} ${button}`);
      window.addEventListener('pointerdown', report, true);
      window.addEventListener('pointerup', report, true);
    });
    const box = await frame.boundingBox();
    if (box === null) throw new Error('The frame is not visible.');
    const { x, y, width, height } = box;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await expect(view).toHaveAttribute('data-press', 'pointerdown 0');
    await page.mouse.move(x + width + 50, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await page.mouse.move(x + width / 3, y + height / 2, { steps: 4 });
    await expect(view).toHaveAttribute('data-press', 'pointerup 0');
  },
);

test('every control has a name, and the focus is visible', async ({ page, site }) => {
  await showListener(page, site);
  const names = await exampleOn(page)
    .getByRole('button')
    .evaluateAll(
      (buttons) => buttons.filter((button) => !(button as HTMLButtonElement).disabled).length,
    );
  expect(names).toBeGreaterThan(6);
  const nameless = await exampleOn(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter(
          (button) => (button.getAttribute('aria-label') ?? button.textContent ?? '').trim() === '',
        )
        .map((button) => button.outerHTML),
    );
  expect(nameless).toEqual([]);
  for (const name of ['Stop', 'Restart', 'Copy code', 'Share', 'More actions']) {
    const button = exampleOn(page).getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const outline = await button.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(outline, name).toBe('solid');
  }
});

test('the frame has a title and a description in text', async ({ page, site }) => {
  await showListener(page, site);
  await expect(exampleOn(page).locator('iframe')).toHaveAttribute(
    'title',
    '3D view: Show a CAD model',
  );
  const frame = exampleOn(page).frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: '3D view: Show a CAD model' })).toBeAttached();
  await expect(frame.locator('h1 + p')).toContainText('Load one CAD model');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('touch scrolls the page until the view is tapped, and again after switching back', async ({
    page,
    site,
  }) => {
    await showListener(page, site);
    const atMiddle = () =>
      exampleOn(page)
        .locator('iframe')
        .evaluate((frame) => {
          const { left, top, width, height } = frame.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2)?.tagName;
        });
    expect(await atMiddle()).toBe('BUTTON');
    await exampleOn(page).getByRole('button', { name: 'Tap to move the view' }).tap();
    expect(await atMiddle()).toBe('IFRAME');
    await exampleOn(page).getByRole('button', { name: 'Scroll the page' }).tap();
    expect(await atMiddle()).toBe('BUTTON');
  });
});
