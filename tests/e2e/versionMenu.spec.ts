/**
 * Tests that the version menu leads to the same page or symbol in the other version, or to the nearest page with a
 * note.
 */
import type { Page } from '@playwright/test';
import { expectedVersions } from '../expectedPages';
import {
  apiAddress,
  classRename,
  lacking,
  latest,
  next,
  older,
  otherLayout,
  removedClass,
  versions,
} from '../fixtures/versions';
import { expect, test, waitForHydration } from './support';

const viewer = apiAddress(latest, 'Cognite3DViewer');
/** URL of an example that some versions don't have. */
const photos = `${latest.routePath}/examples/image360`;

async function choose(page: Page, version: string): Promise<void> {
  await waitForHydration(page, 'afterIntent');
  const menu = page.locator('.navbar__items--right .dropdown');
  await menu.locator('.navbar__link').first().hover();
  await menu.locator('.dropdown__link').getByText(version, { exact: true }).click();
}

test('the menu keeps the page and the fragment', { tag: '@more' }, async ({ page, site }) => {
  await page.goto(`${latest.routePath}/concepts#point-clouds`);
  await choose(page, next.label);
  await expect(page).toHaveURL(`${site}${next.routePath}/concepts#point-clouds`);
  await choose(page, latest.label);
  await expect(page).toHaveURL(`${site}${latest.routePath}/concepts#point-clouds`);
});

test('the menu leads to the same symbol in an API with another layout, and back', async ({
  page,
  site,
}) => {
  expect(otherLayout.api.layout).not.toBe(latest.api.layout);
  await page.goto(apiAddress(latest, 'Cognite3DViewer', 'addModel'));
  for (const version of [...older, latest]) {
    await choose(page, version.label);
    await expect(page).toHaveURL(`${site}${apiAddress(version, 'Cognite3DViewer', 'addModel')}`);
  }
  await expect(page.locator('#addmodel')).toBeInViewport();
});

test(
  'choosing a version before the list of pages has loaded opens the right page',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.goto(apiAddress(latest, 'Cognite3DViewer', 'addModel'));
    await waitForHydration(page, 'afterIntent');
    // Delay the files that the menu requests, so that the files arrive after the click.
    await page.route(/\/assets\/js\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await choose(page, otherLayout.label);
    await expect(page).toHaveURL(
      `${site}${apiAddress(otherLayout, 'Cognite3DViewer', 'addModel')}`,
    );
  },
);

test(
  'choosing a version for a renamed class opens its new name, and the page shows a note',
  { tag: '@more' },
  async ({ page, site }) => {
    const { from, to, before, after } = classRename();
    await page.goto(apiAddress(from, before));
    await choose(page, to.label);
    await expect(page).toHaveURL(
      `${site}${apiAddress(to, after)}?from=${apiAddress(from, before)}`,
    );
    await expect(page.getByRole('status').filter({ hasText: 'is called' })).toHaveText(
      `${before} in ${from.label} is called ${after} in ${to.label}.`,
    );
  },
);

test('if a page is missing from a version, the menu opens the nearest page with a note', async ({
  page,
  site,
}) => {
  const without = lacking('image360');
  await page.goto(photos);
  await choose(page, without.label);
  await expect(page).toHaveURL(`${site}${without.routePath}?from=${photos}`);
  const notice = page.getByRole('status').filter({ hasText: `${without.label} has no page for` });
  await expect(notice).toContainText(`which you were reading in ${latest.label}`);
  await notice.getByRole('link').first().click();
  await expect(page).toHaveURL(`${site}${photos}`);

  const { from, name } = removedClass();
  const removed = apiAddress(from, name);
  await page.goto(removed);
  await choose(page, latest.label);
  await expect(page).toHaveURL(`${site}${latest.routePath}/api?from=${removed}`);
  const closest = page.getByText(`${latest.label} has no page for`);
  // The guide's title is "Migrate to" the version, or "Migrate from" the previous one.
  const guide = closest.getByRole('link', { name: /^Migrate (?:to|from) \S+$/ });
  await expect(guide).toHaveAttribute('href', new RegExp(`${latest.routePath}/migration-guide$`));
});

test(
  'the note disappears on the next page, and one Back returns',
  { tag: '@more' },
  async ({ page, site }) => {
    const without = lacking('image360');
    const another = older.find((version) => version !== without) ?? next;
    await page.goto(photos);
    await choose(page, without.label);
    await expect(page.getByText(`${without.label} has no page for`)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${site}${photos}`);
    await page.goForward();
    await choose(page, another.label);
    await expect(page).toHaveURL(`${site}${another.routePath}`);
    await expect(page.getByText('has no page in')).toHaveCount(0);
  },
);

test(
  'the menu works in the mobile sidebar',
  { tag: ['@engines', '@more'] },
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(viewer);
    await waitForHydration(page, 'afterIntent');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    await page.getByRole('button', { name: /back to main menu/i }).click();
    await page.waitForLoadState('networkidle');
    // With the base path `/`, the theme finds the current page in the list, so the list is already open.
    const expand = sidebar.getByRole('button', { name: 'Expand the dropdown' });
    if (await expand.isVisible()) await sidebar.getByRole('button', { name: 'Versions' }).click();
    // Wait until the list has expanded. If an item moved between press and release, the click would miss it.
    await sidebar.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    await sidebar.getByRole('link', { name: `${otherLayout.label} ` }).click();
    await expect(page).toHaveURL(`${site}${apiAddress(otherLayout, 'Cognite3DViewer')}`);
  },
);

test('the versions page lists every version with its releases and support', async ({ page }) => {
  await page.goto('versions');
  const latestFirst = [...expectedVersions].sort((a, b) => Number(b.isLast) - Number(a.isLast));
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    latestFirst.map(({ label, isLast, name }) => {
      const support = isLast ? 'Latest' : name === 'current' ? 'Unreleased' : 'Unmaintained';
      return `${label} ${support}`;
    }),
  );
  for (const { label, route } of expectedVersions) {
    const { release, interfaceRelease } = versions.find((each) => each.label === label) ?? latest;
    const version = page.getByRole('region', { name: new RegExp(`^${label}`) });
    await expect(version).toContainText(`Describes@cognite/reveal ${interfaceRelease}`);
    // The page mentions the examples' release only if it differs from `interfaceRelease`.
    await expect(version.getByText('Examples use')).toHaveCount(
      release === interfaceRelease ? 0 : 1,
    );
    await expect(version.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'href',
      new RegExp(`/${route}$`),
    );
  }
});

test(
  'the menu opens by key and by a click of assistive technology, and Escape closes it',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto(viewer);
    await waitForHydration(page, 'afterIntent');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const button = navbar.getByRole('button', { name: latest.label });
    const address = page.url();
    const open = [
      () => button.press('Enter'),
      // Assistive technology doesn't click with a pointer, so the `detail` of its click events is 0.
      () => button.dispatchEvent('click'),
    ];
    for (const act of open) {
      await button.focus();
      await act();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const first = navbar.locator('.dropdown__link').first();
      await expect(first).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
      expect(page.url()).toBe(address);
    }
  },
);
