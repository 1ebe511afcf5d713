/**
 * Tests that a page loads all of its styles, including those that only some pages use. The result must be the same if
 * the page is opened directly and if it's reached from another page.
 */
import type { Page } from '@playwright/test';
import { measuredPages } from '../../bench/pages';
import { expect, test, waitForHydration } from './support';

/**
 * Number of style sheets on each kind of page: one for the site, one for pages with examples, and one for the page
 * itself.
 */
const sheetCounts = {
  landing: 3,
  overview: 2,
  guide: 1,
  apiClass: 1,
  example: 2,
  playground: 2,
  search: 2,
};

const linkedSheets = (html: string) => [
  ...html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g),
];

for (const { kind, path } of measuredPages()) {
  test(`the HTML of the ${kind} page links to its style sheets`, async ({ request, baseURL }) => {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    const sheets = linkedSheets(html).map(([, href = '']) => href);
    expect(sheets[0]).toMatch(/\/styles\.[0-9a-f]+\.css$/);
    expect(sheets).toHaveLength(sheetCounts[kind]);
    for (const sheet of sheets) {
      const answer = await request.get(new URL(sheet, baseURL).href);
      expect(answer.status()).toBe(200);
    }
  });
}

test('the build adds the prefix that Safari needs for user-select', async ({
  request,
  baseURL,
}) => {
  const html = await (await request.get(`${baseURL}docs/concepts`)).text();
  const sheet = linkedSheets(html)[0]?.[1] ?? '';
  const styles = await (await request.get(new URL(sheet, baseURL).href)).text();
  const [rule] = /\.hash-link\{[^}]*user-select[^}]*\}/.exec(styles) ?? [];
  expect(rule).toContain('-webkit-user-select:none');
});

/**
 * Returns the computed styles of each element in `main`. Includes only properties that a page's own style sheet can
 * set.
 */
function looks(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { display, padding, gap, fontSize, borderRadius, position } = getComputedStyle(element);
      return [element.tagName, display, padding, gap, fontSize, borderRadius, position].join(' ');
    }),
  );
}

test('a page looks the same when reached by a link and when opened directly', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}docs/concepts`);
  await waitForHydration(page, 'afterIntent');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Examples' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Examples' }).waitFor();
  const reached = await looks(page);
  expect(reached.length).toBeGreaterThan(50);
  await page.goto(`${baseURL}examples`);
  await waitForHydration(page, 'afterIntent');
  expect(reached).toEqual(await looks(page));
});
