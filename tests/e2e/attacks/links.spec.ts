/**
 * Tests that a hostile link shows either a message and a template, or its code with the notice. A
 * link of at most 8,000 characters must not block the page.
 */
import { maxLinkLength } from '../../../src/components/Example/limits';
import { keepFromStarting } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { linkAttacks } from './links';

/**
 * Maximum time that a link can block the page, in milliseconds. Doesn't apply to links that are
 * longer than those that the site creates.
 */
const longest = 500;

interface Watched {
  hacked?: unknown;
  longTasks: number[];
}

/** Number of attacks in the first half. The attacks are split so that both workers are busy. */
const half = Math.ceil(linkAttacks.length / 2);
for (const [part, attacks] of [
  ['the first half', linkAttacks.slice(0, half)],
  ['the second half', linkAttacks.slice(half)],
] as const) {
  test(part, async ({ page, site }) => {
    await keepFromStarting(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site}playground?template=cad&version=4.x`);
    const example = page.getByRole('main');
    // Open a link first to load the required modules. Loading takes time, but doesn't block the
    // page.
    await page.evaluate(() => (window.location.hash = '#example=A'));
    await example.getByRole('alert').waitFor();
    await page.evaluate(() => {
      const watched = window as unknown as Watched;
      watched.longTasks = [];
      new PerformanceObserver((list) => {
        watched.longTasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask' });
    });
    for (const { name, hash, shows } of attacks) {
      await page.evaluate((next) => {
        (window as unknown as Watched).longTasks.length = 0;
        window.location.hash = next;
      }, hash);
      const note = example.getByRole('note').filter({ hasText: 'came from' });
      const alert = example.getByRole('alert');
      if (shows === 'code') {
        await expect.soft(note, name).toBeVisible();
      } else {
        await expect.soft(alert, name).toContainText('instead');
        await expect.soft(note, name).toHaveCount(0);
        const editor = example.locator('.cm-content:visible');
        await expect.soft(editor, name).toContainText('Cognite3DViewer');
      }
      // Rendering the result can take another task.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))),
      );
      const found = await page.evaluate(() => {
        const { longTasks, hacked } = window as unknown as Watched;
        return { blocked: Math.max(0, ...longTasks), hacked: hacked ?? null };
      });
      // For a longer link, the browser itself needs time before the page receives the link.
      if (hash.length <= maxLinkLength) {
        expect.soft(found.blocked, `${name}: milliseconds`).toBeLessThan(longest);
      }
      expect.soft(found.hacked, name).toBeNull();
      expect.soft(await example.locator('iframe').count(), `${name}: frames`).toBe(0);
    }
    expect(errors).toEqual([]);
  });
}
