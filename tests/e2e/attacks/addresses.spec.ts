/** Tests that hostile paths, queries, and fragments in URLs don't run code or break the page. */
import type { Page } from '@playwright/test';
import { withoutPrefetch } from '../faults';
import { expect, test, waitForHydration } from '../support';
import { openFragments, paths, queries, type Address } from './addresses';
import { watchAttack } from './page';

/** Returns descriptions of the damage to the open page. If `heading` is undefined, expects the not-found page. */
async function damageOf(page: Page, heading: string | undefined): Promise<string[]> {
  const found: string[] = [];
  const title = page.getByRole('heading', { level: 1 });
  const expected = heading ?? 'Page not found';
  await title
    .filter({ hasText: expected })
    .waitFor({ timeout: 5000 })
    .catch(async () => {
      found.push(`its heading is "${(await title.allTextContents()).join()}", not "${expected}"`);
    });
  if (heading === undefined) {
    const words = page.getByRole('main').getByText('This site has no page at');
    // After Back, React renders this text later than the heading, so wait for the text.
    await words
      .waitFor({ timeout: 5000 })
      .catch(() => found.push('it does not say that there is no such page'));
  }
  const wrong = await page.evaluate(() => ({
    'a script ran': 'attacked' in window,
    'markup became an element': document.querySelector('[data-attack]') !== null,
  }));
  return [...found, ...Object.entries(wrong).flatMap(([what, is]) => (is ? [what] : []))];
}

async function open(page: Page, { address, heading }: Address): Promise<string[]> {
  await page.goto(address);
  const isAlive = await waitForHydration(page, 'afterIntent').then(
    () => true,
    () => false,
  );
  return isAlive ? damageOf(page, heading) : ['its scripts do not run'];
}

test.beforeEach(({ page }) => withoutPrefetch(page));

for (const [kind, addresses] of Object.entries({ paths, queries })) {
  test(`hostile ${kind} in the URL don’t run code or break the page`, async ({ page, site }) => {
    page.setDefaultTimeout(8000);
    const seen = watchAttack(page, site);
    for (const address of addresses) {
      expect.soft(await open(page, address), address.name).toEqual([]);
      expect.soft(seen.errors.splice(0), address.name).toEqual([]);
    }
    expect(seen.dialogs).toEqual([]);
    expect(seen.outside).toEqual([]);
  });
}

test('hostile fragments don’t run code or break the page, on load or while it is open', async ({
  page,
  site,
}) => {
  const seen = watchAttack(page, site);
  for (const [index, target] of openFragments.entries()) {
    const { name, address } = target;
    // Each URL has a different query, so that the browser loads a new document.
    const [before = '', fragment = ''] = address.split('#');
    const loaded = { ...target, address: `${before}?${index}#${fragment}` };
    expect.soft(await open(page, loaded), name).toEqual([]);
    await page.evaluate(() => {
      window.location.hash = '#nodes';
    });
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, fragment);
    expect.soft(await damageOf(page, target.heading), `${name}, while open`).toEqual([]);
    expect.soft(seen.errors.splice(0), name).toEqual([]);
  }
  expect(seen.dialogs).toEqual([]);
  expect(seen.outside).toEqual([]);
});

test('Back works to and from URLs that can’t be decoded', async ({ page, site }) => {
  const seen = watchAttack(page, site);
  for (const address of ['docs/%E0%A4%A', 'docs/100%25', 'docs/__proto__']) {
    await page.goto('docs/concepts');
    // Firefox reports an error for scripts that are still loading when the reader leaves the page.
    await page.waitForLoadState('networkidle');
    expect(await open(page, { address } as Address)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'overview' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    await page.goBack();
    expect(await damageOf(page, undefined)).toEqual([]);
    await page.goBack();
    expect(await damageOf(page, 'Concepts')).toEqual([]);
  }
  expect(seen.errors).toEqual([]);
});
