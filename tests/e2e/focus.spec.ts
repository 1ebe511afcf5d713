/** Tests that the focused element is visible, and that screen readers announce actions such as copying. */
import { expect, test, waitForHydration } from './support';

for (const path of ['', 'demo-project', 'docs/concepts', 'docs/api/modules']) {
  test(`everything that gets the focus on /${path} is visible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const hidden: string[] = [];
    const seen = new Set<string>();
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab');
      // Poll, because elements fade in.
      const look = () =>
        page.evaluate(() => {
          const element = document.activeElement;
          if (element === null || element === document.body) return undefined;
          let opacity = 1;
          for (let part: Element | null = element; part !== null; part = part.parentElement)
            opacity *= Number(getComputedStyle(part).opacity);
          const { top, bottom } = element.getBoundingClientRect();
          const isInView = bottom > 0 && top < window.innerHeight;
          return { html: element.outerHTML.slice(0, 120), isVisible: opacity > 0.9 && isInView };
        });
      const found = await look();
      // After the last element, focus leaves the page.
      if (found === undefined) continue;
      seen.add(found.html);
      await expect
        .poll(async () => (await look())?.isVisible, { timeout: 1500 })
        .toBe(true)
        .catch(() => hidden.push(found.html));
    }
    expect(hidden).toEqual([]);
    expect(seen.size).toBeGreaterThan(10);
  });
}

test('copying code is announced, before and after React loads', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/installation');
  for (const state of ['beforeIntent', 'afterIntent'] as const) {
    await waitForHydration(page, state);
    await page
      .getByRole('status')
      .evaluateAll((all) => all.forEach((each) => (each.textContent = '')));
    const copy = page.getByRole('button', { name: 'Copy code to clipboard' }).first();
    await copy.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached();
    await expect(copy).not.toHaveAttribute('data-copied');
  }
});
