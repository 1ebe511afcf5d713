/** Tests the field that filters the members of a long class page, before and after React takes over. */
import { findViolations } from './axe';
import { expect, test } from './support';
import { waitForHydration } from './support';
import { readApiIndex } from '@reveal-docs/api-reference/names';
import { readVersions } from '@reveal-docs/versions';

const latest = readVersions().find(({ isLast }) => isLast);
if (latest === undefined) throw new Error('No latest version.');
const { symbols } = readApiIndex(latest.folder);
const pageOf = (name: string) => `${latest.routePath}/${symbols[name]?.page ?? name}`;
const viewer = pageOf('Cognite3DViewer');

for (const state of ['before React', 'after React'] as const) {
  test(`typing filters members, groups, the member list and the table of contents, ${state}`, async ({
    page,
  }) => {
    await page.goto(`${viewer}#dispose`);
    if (state === 'after React') await waitForHydration(page, 'afterIntent');
    const field = page.getByRole('searchbox', { name: 'Filter members' });
    await field.fill('fit camera');
    await expect(page.getByRole('heading', { name: /^fitCameraToModel\(\)/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^dispose\(\)/ })).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Accessors/ })).toBeHidden();
    await expect(page.locator('.api-members a:visible')).toHaveText(
      Array.from({ length: 4 }, () => /^fitCamera/),
    );
    await expect(page.locator('.table-of-contents ul li:visible')).toHaveText(
      Array.from({ length: 4 }, () => /^fitCamera/),
    );
    await expect(page.locator('.api-filter')).toHaveAttribute('data-count', /^4 of \d+ members$/);
    expect(new URL(page.url()).hash).toBe('#dispose');

    await field.fill('nothing has this');
    await expect(page.locator('.api-filter')).toHaveAttribute(
      'data-count',
      'No member has that name',
    );
    await field.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { name: /^dispose\(\)/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Accessors/ })).toBeVisible();
    await expect(page.locator('[hidden]', { hasText: 'dispose' })).toHaveCount(0);
  });
}

test('the number of matching members is in a status that screen readers announce', async ({
  page,
}) => {
  await page.goto(viewer);
  await page.getByRole('searchbox', { name: 'Filter members' }).fill('dispose');
  await expect(page.getByRole('status').filter({ hasText: /of \d+ members/ })).toHaveCount(1);
});

test('the filter field is absent on short pages and hidden without scripts', async ({
  page,
  plainPage,
}) => {
  await page.goto(pageOf('AxisViewTool'));
  await expect(page.getByRole('searchbox', { name: 'Filter members' })).toHaveCount(0);
  await plainPage.goto(viewer);
  await expect(plainPage.getByRole('heading', { name: /^dispose\(\)/ })).toBeVisible();
  await expect(plainPage.locator('.api-filter')).toBeHidden();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a filtered page has no accessibility violations, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(viewer);
    await page.getByRole('searchbox', { name: 'Filter members' }).fill('camera');
    expect(await findViolations(page)).toEqual([]);
  });
}
