/**
 * Tests that hostile links don't block the page. Each link must show either a template and a message, or the linked
 * code and a notice.
 */
import { maxLinkLength } from '../../../src/components/Example/limits';
import { keepFromStarting } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { linkAttacks } from './links';

/**
 * Maximum time that a link can block the page, in milliseconds. Applies to links of at most `maxLinkLength` characters.
 */
const longest = 500;

interface Watched {
  hacked?: unknown;
  longTasks: number[];
}

/** The attacks are split so that both workers are busy. */
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
    // Open a link first, so that the measured time doesn't include loading modules.
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
      // Wait, because rendering the result can take another task.
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
