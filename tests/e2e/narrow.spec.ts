/** Pages on a phone: what is wider than the screen scrolls in its own place, and the page does not. */
import { measuredPages } from '../../bench/pages';
import { expect, test } from './support';

const others = [
  'behavior',
  'demo-project',
  'embed?example=cad-basic',
  'examples',
  'versions',
  'not-there',
];

for (const path of [...measuredPages().map((page) => page.path), ...others]) {
  test(`/${path} is no wider than a screen of 390 pixels`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${site}${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const widest = Array.from(document.querySelectorAll('main'), (main) => main.scrollWidth);
      return Math.max(scrollWidth, ...widest) - clientWidth;
    });
    expect(wider).toBeLessThanOrEqual(0);
  });
}
