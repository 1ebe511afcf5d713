import { expectedSiteRoutes, expectedVersions } from '../expectedPages';
import { latest, older } from '../fixtures/versions';
import { builtPages, expect, test } from './support';

const built = builtPages();

/** `page` is empty for the version's root page. */
function join(route: string, page: string): string {
  return page === '' ? route : `${route}/${page}`;
}

for (const version of expectedVersions) {
  test.describe(`version ${version.label}`, () => {
    const pages = [...version.guides, ...version.furtherGuides, ...version.apiPages];
    const wanted = [...pages, ...version.examples.map((name) => `examples/${name}`)];

    test('has every specified page at its path', async ({ request }) => {
      for (const page of wanted) {
        const response = await request.get(join(version.route, page), { maxRedirects: 0 });
        expect(response.status(), join(version.route, page)).toBe(200);
      }
    });

    test('has exactly the specified example pages', () => {
      const prefix = `${version.route}/examples/`;
      const found = built
        .filter((page) => page.startsWith(prefix))
        .map((page) => page.slice(prefix.length));
      expect(found).toEqual([...version.examples].sort());
    });

    test('has API pages in every area', () => {
      for (const area of version.apiAreas) {
        const prefix = `${version.route}/${area}`;
        expect(
          built.some(
            (page) =>
              page === prefix || page.startsWith(`${prefix}/`) || page.startsWith(`${prefix}.`),
          ),
          prefix,
        ).toBe(true);
      }
    });

    test('redirects /overview to the root of the version', async ({ page, site }) => {
      await page.goto(`${version.route}/overview`);
      await expect(page).toHaveURL(`${site}${version.route}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}

test(
  'landing page, search page, gallery, playground and embed exist',
  { tag: '@engines' },
  async ({ request }) => {
    for (const route of [...expectedSiteRoutes, 'examples', 'playground', 'embed']) {
      expect((await request.get(route === '' ? './' : route)).status(), route).toBe(200);
    }
  },
);

test(
  'any other path shows the not-found page with status 404',
  { tag: '@engines' },
  async ({ page }) => {
    const response = await page.goto('docs/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Page not found');
  },
);

const concepts = `${latest.routePath}/concepts`;
for (const [written, canonical] of [
  [`${concepts}/`, concepts],
  [`${concepts}.html`, concepts],
  ...older
    .slice(0, 1)
    .flatMap(({ routePath }) => [
      [`${routePath}/index.html`, routePath] as const,
      [`${routePath}/`, routePath] as const,
    ]),
] as const) {
  test(`/${written} is normalized to /${canonical}`, async ({ page, site }) => {
    await page.goto(written);
    await expect(page).toHaveURL(`${site}${canonical}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
