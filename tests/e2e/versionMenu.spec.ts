/** The version menu: the same page, the same symbol, or the nearest page and a word about it. */
import type { Page } from '@playwright/test';
import { expectedVersions } from '../expectedPages';
import { expect, test, waitForHydration } from './support';

const viewer = 'api/cognite_reveal/classes/Cognite3DViewer';

/** Opens the menu and chooses a version once the menu knows where that leads. */
async function choose(page: Page, version: string): Promise<void> {
  await waitForHydration(page);
  const menu = page.locator('.navbar__items--right .dropdown');
  await Promise.all([
    page.waitForLoadState('networkidle'),
    menu.locator('.navbar__link').first().hover(),
  ]);
  await menu.locator('.dropdown__link').getByText(version, { exact: true }).click();
}

test('keeps page and fragment', async ({ page, site }) => {
  await page.goto('docs/concepts#point-clouds');
  await choose(page, 'Next');
  await expect(page).toHaveURL(`${site}docs/next/concepts#point-clouds`);
  await choose(page, '4.x');
  await expect(page).toHaveURL(`${site}docs/concepts#point-clouds`);
});

test('leads to the same symbol where the API has another layout, and back', async ({
  page,
  site,
}) => {
  await page.goto(`docs/${viewer}#addmodel`);
  await choose(page, '3.x');
  await expect(page).toHaveURL(
    `${site}docs/3.x/api/classes/cognite_reveal.Cognite3DViewer#addmodel`,
  );
  await choose(page, '2.x');
  await expect(page).toHaveURL(`${site}docs/2.x/api#cognite3dviewer-addmodel`);
  await choose(page, '4.x');
  await expect(page).toHaveURL(`${site}docs/${viewer}#addmodel`);
  await expect(page.locator('#addmodel')).toBeInViewport();
});

test('a renamed class leads to its new name, and the page says so', async ({ page, site }) => {
  await page.goto('docs/3.x/api/classes/cognite_reveal.Cognite3DModel');
  await choose(page, '4.x');
  await expect(page).toHaveURL(
    `${site}docs/api/cognite_reveal/classes/CogniteCadModel?from=docs/3.x/api/classes/cognite_reveal.Cognite3DModel`,
  );
  await expect(page.getByRole('status').filter({ hasText: 'is called' })).toHaveText(
    'Cognite3DModel of 3.x is called CogniteCadModel in 4.x.',
  );
});

test('where there is no such page, the nearest says so and offers others', async ({
  page,
  site,
}) => {
  await page.goto('docs/examples/image360');
  await choose(page, '3.x');
  await expect(page).toHaveURL(`${site}docs/3.x?from=docs/examples/image360`);
  const notice = page.getByRole('status').filter({ hasText: 'has no page in 3.x' });
  await expect(notice).toContainText('which you were reading in 4.x');
  await notice.getByRole('link').first().click();
  await expect(page).toHaveURL(`${site}docs/examples/image360`);

  await page.goto('docs/3.x/api/classes/cognite_reveal_tools.GeomapTool');
  await choose(page, '4.x');
  await expect(page).toHaveURL(
    `${site}docs/api?from=docs/3.x/api/classes/cognite_reveal_tools.GeomapTool`,
  );
  await expect(notice.or(page.getByText('has no page in 4.x'))).toContainText('Migration guide');
});

test('the notice goes with the next page, and Back takes one press', async ({ page, site }) => {
  await page.goto('docs/examples/image360');
  await choose(page, '3.x');
  await expect(page.getByText('has no page in 3.x')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${site}docs/examples/image360`);
  await page.goForward();
  await choose(page, '2.x');
  await expect(page).toHaveURL(`${site}docs/2.x`);
  await expect(page.getByText('has no page in')).toHaveCount(0);
});

test('works from the mobile sidebar', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`docs/${viewer}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const sidebar = page.locator('.navbar-sidebar');
  await page.getByRole('button', { name: /back to main menu/i }).click();
  await sidebar.getByRole('button', { name: 'Versions' }).click();
  await page.waitForLoadState('networkidle');
  await sidebar.getByRole('link', { name: '3.x', exact: true }).click();
  await expect(page).toHaveURL(`${site}docs/3.x/api/classes/cognite_reveal.Cognite3DViewer`);
});

test('the list of versions names every version, its releases and its support', async ({ page }) => {
  await page.goto('versions');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    expectedVersions.map(({ label, isLast, name }) => {
      const support = isLast ? 'Latest' : name === 'current' ? 'Unreleased' : 'Unmaintained';
      return `${label} ${support}`;
    }),
  );
  for (const { label, route } of expectedVersions) {
    const version = page.getByRole('region', { name: new RegExp(`^${label}`) });
    await expect(version).toContainText(/Describes@cognite\/reveal \d+\.\d+\.\d+/);
    await expect(version).toContainText(/Examples run on@cognite\/reveal \d+\.\d+\.\d+/);
    await expect(version.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'href',
      new RegExp(`/${route}$`),
    );
  }
});
