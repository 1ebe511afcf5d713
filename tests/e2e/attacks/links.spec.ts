/**
 * Tests that hostile links don't keep the page busy. Each link must show either a template and a message, or the linked
 * code and a notice.
 */
import { maxLinkLength } from '../../../src/components/Example/limits';
import { keepFromStarting } from '../../fixtures/workbench';
import { openMetrics } from '../metrics';
import { expect, test } from '../support';
import { harmlessHash, linkAttacks } from './links';

/**
 * Maximum processor time that a link can take, relative to a link to a long, harmless program. Applies to links of at
 * most `maxLinkLength` characters.
 */
const maxRatio = 10;

/** The attacks are split so that both workers are busy. */
const half = Math.ceil(linkAttacks.length / 2);
for (const [part, attacks] of [
  ['the first half', linkAttacks.slice(0, half)],
  ['the second half', linkAttacks.slice(half)],
] as const) {
  test(part, async ({ page, site, browserName }) => {
    await keepFromStarting(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(`${site}playground?template=cad&version=4.x`);
    const example = page.getByRole('main');
    const note = example.getByRole('note').filter({ hasText: 'came from' });
    const alert = example.getByRole('alert');
    const readMetric = await openMetrics(page, browserName);
    const timeOf = async (hash: string, expectResult: () => Promise<void>): Promise<number> => {
      const start = await readMetric('TaskDuration');
      await page.evaluate((next) => (window.location.hash = next), hash);
      await expectResult();
      // Wait, because rendering the result can take another task.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))),
      );
      return (await readMetric('TaskDuration')) - start;
    };
    // Open a link first, so that the measured time doesn't include loading modules.
    await timeOf('#example=A', () => expect(alert).toBeVisible());
    const usual = await timeOf(harmlessHash, () => expect(note).toBeVisible());
    for (const { name, hash, shows } of attacks) {
      const time = await timeOf(hash, async () => {
        if (shows === 'code') {
          await expect.soft(note, name).toBeVisible();
        } else {
          await expect.soft(alert, name).toContainText('instead');
          await expect.soft(note, name).toHaveCount(0);
          const editor = example.locator('.cm-content:visible');
          await expect.soft(editor, name).toContainText('Cognite3DViewer');
        }
      });
      // For a longer link, the browser itself needs time before the page receives the link.
      if (hash.length <= maxLinkLength) {
        expect.soft(time, `${name}: processor time`).toBeLessThanOrEqual(maxRatio * usual);
      }
      const hacked = await page.evaluate(() => (window as { hacked?: unknown }).hacked ?? null);
      expect.soft(hacked, name).toBeNull();
      expect.soft(await example.locator('iframe').count(), `${name}: frames`).toBe(0);
    }
    expect(errors).toEqual([]);
  });
}
