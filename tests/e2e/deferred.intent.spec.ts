/** Tests pages from a reader's first action, such as moving the pointer to a link, until React takes over. */
import { chromium } from '@playwright/test';
import { findChromium, shellArgs } from '../../scripts/helpers/chromium';
import { expect, test, waitForHydration, watch, searchField } from './support';

const guide = 'docs/concepts';
const mainScript = /\/js\/main\./;

function gate(): { readonly open: () => void; readonly passed: Promise<void> } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

const category = { name: /^(?:Expand|Collapse) sidebar category 'API'/ } as const;

test('a click on a control that needs React takes effect once, after React loads', async ({
  page,
  site,
}) => {
  const said = watch(page, site);
  const { open, passed } = gate();
  await page.route(mainScript, (route) => passed.then(() => route.continue()));
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  const caret = page.getByRole('button', category);
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  await caret.click();
  // The page must treat all three clicks as one.
  await caret.click();
  await caret.click();
  await page.evaluate(() => window.scrollTo(0, 400));
  open();
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await waitForHydration(page, 'afterIntent');
  await page.waitForTimeout(500);
  await expect(caret).toHaveAttribute('aria-expanded', 'true');
  await expect(caret).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(400);
  await caret.click();
  await expect(caret).toHaveAttribute('aria-expanded', 'false');
  expect(said.complaints).toEqual([]);
});

test('the start button of an example in a guide works before React loads', async ({ page }) => {
  await page.goto('docs/camera');
  await waitForHydration(page, 'beforeIntent');
  const example = page.locator('[data-example]').first();
  await example.getByRole('button', { name: /^Start the example/ }).click();
  await expect(example).toHaveAttribute('data-state', 'running', { timeout: 120_000 });
});

test('focusing a control that needs React loads React, but focusing a link doesn’t', async ({
  page,
}) => {
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  await page.locator('.navbar__brand').focus();
  await waitForHydration(page, 'beforeIntent');
  await page.getByRole('button', category).focus();
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(page.getByRole('button', category)).toBeFocused();
});

test('clicking a collapsed category opens its first page, clicking its caret doesn’t', async ({
  page,
}) => {
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  const closed = page.locator('aside a[role=button][aria-expanded=false]:visible').first();
  const box = await closed.boundingBox();
  if (box === null) throw new Error('The sidebar has no closed category.');
  await closed.click({ position: { x: box.width - 12, y: box.height / 2 } });
  await waitForHydration(page, 'afterIntent');
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
  // A pointer that rests on a link loads React, so move the pointer away before reloading.
  await page.mouse.move(0, 0);
  await page.reload();
  await waitForHydration(page, 'beforeIntent');
  await closed.click({ position: { x: 10, y: box.height / 2 } });
  await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
});

test.describe('search', () => {
  for (const keys of ['Control+k', '/', 'press']) {
    test(`opens immediately by ${keys} and keeps everything that is typed`, async ({ page }) => {
      const { open, passed } = gate();
      await page.route(mainScript, (route) => passed.then(() => route.continue()));
      await page.goto(guide);
      await waitForHydration(page, 'beforeIntent');
      if (keys === 'press') await page.locator('.search-button').click();
      else await page.keyboard.press(keys);
      await page.keyboard.type('addMo');
      open();
      await page.keyboard.type('del', { delay: 150 });
      const input = page.locator('.DocSearch-Input');
      await expect(input).toBeFocused();
      await expect(page.locator('#page-search')).toHaveCount(0);
      await expect(input).toHaveValue('addModel');
      await page.keyboard.type('s');
      await expect(input).toHaveValue('addModels');
      await page.keyboard.press('Backspace');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(input).toHaveCount(0);
    });
  }

  for (const path of ['playground', 'examples', 'behavior', 'search', 'learn/show-a-model']) {
    test(`opens before React on ${path}, which loads it with the page`, async ({ page }) => {
      const { open, passed } = gate();
      await page.route(mainScript, (route) => passed.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('.search-button')).toBeVisible();
      await page.waitForFunction(() => window.docsPageScript !== undefined);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('camera');
      open();
      const input = page.locator('.DocSearch-Input');
      await expect(input).toBeFocused();
      await expect(input).toHaveValue('camera');
      await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    });
  }

  test('keeps the position of the caret when React takes over', async ({ page }) => {
    const { open, passed } = gate();
    await page.route(mainScript, (route) => passed.then(() => route.continue()));
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('adModel');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
    open();
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    await page.keyboard.type('d');
    await expect(page.locator('.DocSearch-Input')).toHaveValue('addModel');
  });

  test('waits until text from an input method is complete before React takes over', async ({
    page,
  }) => {
    const { open, passed } = gate();
    await page.route(mainScript, (route) => passed.then(() => route.continue()));
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    const field = searchField(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: 'モデ',
      selectionStart: 2,
      selectionEnd: 2,
    });
    open();
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(1500);
    await expect(page.locator('#page-search')).toHaveCount(1);
    await session.send('Input.insertText', { text: 'モデル' });
    await expect(page.locator('#page-search')).toHaveCount(0);
    await expect(field).toHaveValue('モデル');
    await expect(field).toBeFocused();
  });

  test('closes on Escape and restores the focus', async ({ page }) => {
    await page.route(mainScript, () => {});
    await page.goto(guide);
    await waitForHydration(page, 'beforeIntent');
    const brand = page.locator('.navbar__brand');
    await brand.focus();
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(searchField(page)).toHaveCount(0);
    await expect(brand).toBeFocused();
  });

  test('keeps the focus, closes on Escape after a click, and closes on a click outside', async ({
    page,
  }) => {
    await page.route(mainScript, () => {});
    await page.goto(guide);
    await waitForHydration(page, 'beforeIntent');
    const field = searchField(page);
    for (const key of ['Tab', 'Shift+Tab']) {
      await page.keyboard.press('Control+k');
      await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await page.keyboard.press('Control+k');
      await expect(field).toHaveCount(0);
    }
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await page.keyboard.press('Control+k');
    await dialog.getByText('Loading search…').click();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.mouse.click(20, 300);
    await expect(dialog).toHaveCount(0);
  });

  test('shows an error if it can’t load, and loads on Retry', async ({ page }) => {
    await page.route(mainScript, (route) => route.abort());
    await page.goto(guide);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('camera');
    const retry = page
      .getByRole('dialog', { name: 'Search' })
      .getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute(mainScript);
    await retry.click();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('camera');
  });
});

test('if React fails to load, a notice appears: links work, and Retry repeats the click', async ({
  page,
}) => {
  await page.route(mainScript, (route) => route.abort());
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  await page.getByRole('button', category).click();
  const notice = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(notice).toContainText('Links still work');
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => !url.pathname.endsWith(guide));
  await page.goBack();
  await page.getByRole('button', category).click();
  await page.unroute(mainScript);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', category)).toHaveAttribute('aria-expanded', 'true');
  await expect(notice).toHaveCount(0);
});

test('a page part that can’t load leaves the page in place and shows a notice with Retry', async ({
  page,
}) => {
  const parts = /\/assets\/js\/[0-9a-f]{8}\.js/;
  await page.route(parts, (route) => route.abort());
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  await page.getByRole('button', category).click();
  const notice = page.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(notice).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Concepts' })).toBeVisible();
  await page.locator('.pagination-nav__link--next').click();
  await page.waitForURL((url) => !url.pathname.endsWith(guide));
  await page.goBack();
  await page.getByRole('button', category).click();
  await expect(notice).toBeVisible();
  await page.unroute(parts);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
  await page.getByRole('button', category).click();
  await expect(page.getByRole('button', category)).toHaveAttribute('aria-expanded', 'true');
});

test('clicking a link before React loads opens one document and shows the progress bar', async ({
  page,
}) => {
  const { open, passed } = gate();
  await page.route(mainScript, (route) => passed.then(() => route.continue()));
  // Turn off prefetching, because a prefetched document wouldn't wait for `answer`.
  await page.addInitScript({ content: 'HTMLScriptElement.supports = undefined;' });
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.addInitScript(() => {
    setInterval(() => {
      if (document.getElementById('nprogress') !== null) console.log('a progress bar');
      if (document.getElementById('page-notice') !== null) console.log('a notice');
    }, 50);
  });
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  const next = page.locator('.pagination-nav__link--next');
  const target = await next.getAttribute('href');
  const answer = gate();
  let documents = 0;
  await page.route(`**${target}`, async (route) => {
    documents += 1;
    await answer.passed;
    await route.continue();
  });
  await next.click({ noWaitAfter: true });
  // Let the page log its state, because queries from the test would wait for the new document.
  await expect.poll(() => said).toContain('a progress bar');
  open();
  answer.open();
  await page.waitForURL(`**${target}`);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  expect(documents).toBe(1);
  // Firefox aborts scripts that are still loading. An aborted script must not cause a notice.
  expect(said).not.toContain('a notice');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
});

test('offline, clicking a link shows a notice, and Retry opens the link once online', async ({
  page,
  context,
}) => {
  await page.goto(guide);
  await waitForHydration(page, 'beforeIntent');
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await next.dispatchEvent('click');
  const notice = page.getByRole('alert').filter({ hasText: 'You are offline' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await page.waitForURL((url) => !url.pathname.endsWith(guide));
});

test('Back shows the previous page, even after the next page was reloaded', async ({ page }) => {
  await page.goto(guide);
  await waitForHydration(page, 'afterIntent');
  await page.locator('aside a[href$="docs/glossary"]').click();
  await page.waitForURL('**/docs/glossary');
  // Move the pointer away, because a link under it would load React.
  await page.mouse.move(1430, 890);
  await page.reload();
  await waitForHydration(page, 'beforeIntent');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Concepts' })).toBeVisible();
  await expect(page).toHaveTitle(/Concepts/);
});

test('a page restored from the back/forward cache works, without a progress bar or notice', async ({
  site,
}) => {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: shellArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    const context = await browser.newContext({ baseURL: site });
    const page = await context.newPage();
    await page.goto(guide);
    await waitForHydration(page, 'beforeIntent');
    // Playwright loses its connection to a page that is restored from the back/forward cache. The page therefore stores
    // its state, and another page reads it.
    await page.evaluate(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        const toggle = document.querySelector<HTMLElement>('[class*="colorModeToggle_"] button');
        toggle?.click();
        const bars = document.querySelectorAll('#nprogress, #page-notice').length;
        localStorage.setItem('seen', JSON.stringify({ persisted, bars, title: toggle?.title }));
      });
    });
    await page.locator('.pagination-nav__link--next').dispatchEvent('click');
    await page.waitForURL((url) => !url.pathname.endsWith(guide));
    await page.evaluate(() => void setTimeout(() => history.back(), 100));
    const other = await context.newPage();
    await other.goto('versions');
    await expect
      .poll(() =>
        other.evaluate(() => JSON.parse(localStorage.getItem('seen') ?? 'null') as unknown),
      )
      .toEqual({ persisted: true, bars: 0, title: 'light mode' });
  } finally {
    await browser.close();
  }
});
