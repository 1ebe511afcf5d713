/**
 * Tests Firefox with system preferences for dark mode, reduced motion, and a touchscreen. Other tests only emulate
 * preferences, and only for scripts (`firefoxPage.ts`).
 */
import { firefoxLaunch } from '../../scripts/helpers/firefox';
import { exampleOn, examplePath, expectState } from '../fixtures/workbench';
import { expect, test } from './support';

const launch = firefoxLaunch();

test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: {
    ...launch,
    firefoxUserPrefs: {
      ...launch.firefoxUserPrefs,
      // Dark mode, reduced motion, and a touchscreen as the only pointing device.
      'layout.css.prefers-color-scheme.content-override': 0,
      'ui.prefersReducedMotion': 1,
      'ui.primaryPointerCapabilities': 1,
      'ui.allPointerCapabilities': 1,
      // Keep previous pages in memory for Back, as readers' browsers do.
      'browser.sessionhistory.max_total_viewers': -1,
    },
  },
});

test(
  'on a phone in dark mode, the page is dark and its example waits for a tap',
  { tag: '@engines' },
  async ({ page, site }) => {
    await page.goto(`${site}${examplePath()}`);
    const preferred = await page.evaluate(() =>
      ['(prefers-color-scheme: dark)', '(prefers-reduced-motion: reduce)', '(hover: none)'].map(
        (query) => matchMedia(query).matches,
      ),
    );
    expect(preferred, 'what the settings say').toEqual([true, true, true]);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const start = exampleOn(page).getByRole('button', { name: /^Start the example/ });
    await expect(start).toBeVisible();
    await expect(exampleOn(page)).toHaveAttribute('data-state', 'idle');
    await start.click();
    await expect(exampleOn(page)).not.toHaveAttribute('data-state', 'idle');
    await expect(exampleOn(page).locator('iframe')).toHaveCount(1);
  },
);

test('an example is running after Back and Forward', async ({ page, site }) => {
  // Playwright doesn't notice a restored page, so query the page itself. During a navigation, the query fails.
  const ask = (body: () => string | undefined) => page.evaluate(body).catch(() => 'on its way');
  const address = () => ask(() => window.location.href);
  const state = () =>
    ask(() => document.querySelector<HTMLElement>('[data-example]')?.dataset.state);
  await page.goto(site);
  await page.goto(`${site}${examplePath()}`);
  await exampleOn(page)
    .getByRole('button', { name: /^Start the example/ })
    .click();
  await expectState(page, 'running');
  await page.evaluate(() => window.history.back());
  await expect.poll(address).toBe(site);
  await page.evaluate(() => window.history.forward());
  await expect.poll(address).toBe(`${site}${examplePath()}`);
  await expect.poll(state).toBe('running');
});
