/** Tests that foreign code in the playground waits for a click, and that external input appears as text. */
import type { Page } from '@playwright/test';
import { encodeShare } from '../../../src/components/Example/share';
import { storageNamespace } from '../../../src/siteFields/features';
import { importDrafts, withoutTypes } from '../../fixtures/playground';
import { expect, test } from '../support';
import { watchAttack } from './page';
import { addresses, files, links, stored } from './playground';

test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ page }) => withoutTypes(page));

/** How long to wait to be sure that a program doesn't start automatically, in milliseconds. */
const startTime = 1500;

const notice = (page: Page) => page.getByRole('note', { name: 'Code from a link' });
const editor = (page: Page) => page.locator('.cm-content:visible');

async function damageOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    if ('attacked' in window) found.push('a script ran');
    if (document.querySelector('[data-attack]') !== null) found.push('markup became an element');
    if (document.querySelector('iframe') !== null) found.push('a program runs');
    if (document.querySelector('h1')?.textContent !== 'Playground') found.push('it crashed');
    return found;
  });
}

/** Returns every second attack. `npm test` runs only one half, because each attack takes seconds. */
const halfOf = <Item>(all: readonly Item[], half: number) =>
  all.filter((_, index) => index % 2 === half);
for (const [half, details] of [{}, { tag: '@more' }].entries()) {
  test(
    `code from a link is marked as foreign and doesn’t run until the reader clicks Run: half ${half + 1}`,
    details,
    async ({ page, site }) => {
      // Block the SDK, to save the time to draw templates. The test still detects a program that starts, because its
      // frame appears before the SDK loads.
      await page.route('**/sdk/reveal-*', () => {});
      const seen = watchAttack(page, site);
      for (const { name, shared } of halfOf(links, half)) {
        await page.goto('about:blank');
        await page.goto(`${site}playground${await encodeShare({ ...shared, camera: undefined })}`);
        const alert = page.getByRole('alert').filter({ hasText: 'instead' });
        await expect(notice(page).or(alert), name).toBeVisible();
        // If the page refuses a link, it shows a template instead, which can start automatically.
        if (await notice(page).isVisible()) {
          await page.waitForTimeout(startTime);
          expect.soft(await damageOf(page), name).toEqual([]);
        } else {
          await expect(editor(page), name).not.toContainText('attack ran');
        }
      }
      expect(seen).toEqual({ errors: [], dialogs: [], outside: [] });
    },
  );

  test(
    `invalid drafts in local storage aren’t opened and don’t run code: half ${half + 1}`,
    details,
    async ({ page, context, site }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const seen = watchAttack(page, site);
      const other = await context.newPage();
      await other.goto('robots.txt');
      for (const { name, value } of halfOf(stored, half)) {
        await other.evaluate(
          ([text, namespace]) => {
            localStorage.clear();
            localStorage.setItem(`playground.draft.attack00-${namespace}`, text);
            localStorage.setItem(`playground.drafts-${namespace}`, '["attack00"]');
            localStorage.setItem(`playground.last-${namespace}`, 'attack00');
          },
          [value, storageNamespace] as const,
        );
        await page.goto('playground?draft=attack00');
        await expect(
          page.getByRole('alert').filter({ hasText: 'doesn’t have this draft' }),
          name,
        ).toBeVisible();
        await expect(editor(page), name).not.toContainText('attack ran');
        expect.soft(await damageOf(page), name).toEqual([]);
      }
      expect(seen).toEqual({ errors: [], dialogs: [], outside: [] });
    },
  );
}

test(
  'drafts imported from a file are marked as foreign, and their content runs no code',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = watchAttack(page, site);
    for (const { name, drafts } of files) {
      await page.goto('playground?template=cad&version=4.x');
      await importDrafts(page, JSON.stringify({ format: 'reveal-docs-drafts', number: 1, drafts }));
      await expect(page.getByText('was imported'), name).toBeVisible();
      const kept = await page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('playground.draft.'))
          .map(([, value]) => (JSON.parse(String(value)) as { foreign: boolean }).foreign),
      );
      expect(kept.length, name).toBeGreaterThan(0);
      expect(kept, name).toEqual(kept.map(() => true));
      expect.soft(await damageOf(page), name).toEqual([]);
    }
    expect(seen).toEqual({ errors: [], dialogs: [], outside: [] });
  },
);

test(
  'invalid playground URLs show a message and a template',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = watchAttack(page, site);
    for (const { name, address } of addresses) {
      await page.goto(`playground${address}`);
      await expect(page.getByRole('alert').filter({ hasText: 'instead' }), name).toBeVisible();
      expect.soft(await damageOf(page), name).toEqual([]);
    }
    expect(seen).toEqual({ errors: [], dialogs: [], outside: [] });
  },
);
