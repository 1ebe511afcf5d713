/** Tests the sizes of touch and click targets on each kind of page: 44 pixels for touch input, 24 for a mouse. */
import { measuredPages } from '../../bench/pages';
import { findViolations } from './axe';
import { expect, test } from './support';

/** Controls, and links that aren't in running text. */
const targets =
  'button, select, summary, input:not([type=hidden]), [role=tab], .button, .footer__link-item,' +
  '.breadcrumbs__link, .pagination-nav__link, .navbar__brand, .api-members li > a';

test('targets have at least 44 pixels on touch screens', async ({ browser, site }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const path of [...measuredPages().map((measured) => measured.path), 'examples', 'learn']) {
    await page.goto(`${site}${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    const small = await page.locator(targets).evaluateAll((elements) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility({
          contentVisibilityAuto: true,
          visibilityProperty: true,
        });
        // Skip elements that are visually hidden for screen readers. They have a size of one pixel.
        if (!isShown || width <= 1 || (width >= 43.9 && height >= 43.9)) return [];
        const name = element.textContent.trim() || element.getAttribute('aria-label');
        return [`${element.tagName} "${name}" ${Math.round(width)} × ${Math.round(height)}`];
      }),
    );
    expect(small, path).toEqual([]);
  }
  await context.close();
});

test('targets have at least 24 pixels, or enough space around them', async ({ page, site }) => {
  for (const { path, kind } of measuredPages()) {
    await page.goto(`${site}${path}`);
    await expect(page.getByRole('main')).toBeVisible();
    expect(await findViolations(page, { rules: ['target-size'] }), kind).toEqual([]);
  }
});
