/** Tests programs that try to take keyboard focus, with and without the defense. */
import type { Frame, Page } from '@playwright/test';
import { frameOf, startEmbedHost, type EmbedHost } from '../../fixtures/embedHost';
import {
  openFramePage,
  programLog,
  runProgram,
  type Evaluates,
  type FramePageServer,
} from '../../fixtures/framePage';
import { keyboardAttacks, type FrameAttack } from '../../security/frame/attacks';
import { newest, serveFramePage } from '../frameServer';
import { expect, test } from '../support';
import { detailsOf, expectFailure, lastState, serveWithout } from './frameAttack';

const guarded = serveFramePage();

/** A harmless program that shows a field and logs the keys that it receives. */
const legitimate = `document.body.style.cssText = 'height: 300px';
  const field = document.createElement('input'); document.body.prepend(field);
  addEventListener('keydown', ({ key }) => console.log('got ' + key)); console.log('here');`;

/** Like `legitimate`, but the view draws for two seconds once it has the focus. */
const slow = `const draw = () => {
    for (const end = performance.now() + 2000; performance.now() < end;);
  };
  addEventListener('focus', () => setTimeout(draw), { once: true });
  ${legitimate}`;

/** Whether focus has reached the view's process, which can take a while on a busy machine. */
const viewHasFocus = (page: Frame) => page.childFrames()[0]?.evaluate(() => document.hasFocus());

test.describe('the keyboard focus', () => {
  const open = serveWithout(keyboardAttacks);
  const active = (page: Page) => page.evaluate(() => document.activeElement?.localName);

  async function typeThenRun(page: Page, server: FramePageServer, { code }: FrameAttack) {
    await openFramePage(page, server);
    await page.evaluate(() => document.body.prepend(document.createElement('input')));
    await page.getByRole('textbox').click();
    await page.keyboard.type('ab');
    await runProgram(page, newest, code);
  }

  for (const attack of keyboardAttacks) {
    test(attack.name, detailsOf(attack), async ({ page }) => {
      await typeThenRun(page, open(), attack);
      await expect.poll(() => active(page)).toBe('iframe');
      await page.keyboard.press('c');
      await expect.poll(() => programLog(page)).toHaveLength(1);
      expect((await lastState(page))?.type).not.toBe('failed');
      await page.goto('about:blank');

      await typeThenRun(page, guarded(), attack);
      await expectFailure(page, 'keyboard', attack.name);
      await expect(page.getByRole('textbox')).toBeFocused();
      await page.keyboard.press('c');
      await expect(page.getByRole('textbox')).toHaveValue('abc');
      expect(await programLog(page)).toEqual([]);
    });
  }

  /** Ways in which readers move focus into the frame. The page must not move it back. */
  const ways: readonly (readonly [name: string, go: (page: Page) => Promise<unknown>])[] = [
    ['a press', (page) => page.frameLocator('iframe').locator('body').click()],
    ['Tab', (page) => page.keyboard.press('Tab')],
    [
      'Shift+Tab',
      async (page) => {
        await page.getByRole('button', { name: 'after' }).focus();
        await page.keyboard.press('Shift+Tab');
      },
    ],
    [
      'the page’s own code',
      (page) => page.evaluate(() => document.querySelector('iframe')?.focus()),
    ],
    // Simulates a screen reader in Chromium. A screen reader moves focus without an event, but the browser treats the
    // move as user activity.
    ['assistive technology', (page) => page.frameLocator('iframe').locator('input').focus()],
  ];
  const tests = ways.flatMap(([name, go]) => [
    { name, go, code: legitimate, view: 'the view' },
    ...(name === 'assistive technology'
      ? [{ name, go, code: slow, view: 'a view that draws for two seconds' }]
      : []),
  ]);
  for (const { name, go, code, view } of tests) {
    const tag = name === 'assistive technology' ? '@chromium' : [];
    test(`${name} can move the keyboard focus into ${view}`, { tag }, async ({ page }) => {
      await typeThenRun(page, guarded(), { ...keyboardAttacks[0], code } as FrameAttack);
      await page.evaluate(() => {
        const button = document.createElement('button');
        button.append('after');
        document.body.append(button);
      });
      await expect.poll(() => programLog(page)).toEqual(['here']);
      await go(page);
      await expect.poll(() => active(page)).toBe('iframe');
      // If the page moved focus back, it would do so within a second.
      await page.waitForTimeout(1200);
      await expect.poll(() => viewHasFocus(page.mainFrame())).toBe(true);
      await page.keyboard.press('c');
      await expect.poll(() => programLog(page)).toContain('got c');
      expect(await active(page)).toBe('iframe');
    });
  }
});

test.describe('the keyboard focus of the site around an embed', () => {
  const open = serveWithout(keyboardAttacks);
  let host: EmbedHost;
  test.beforeAll(async () => {
    host = await startEmbedHost();
  });
  test.afterAll(() => host.close());

  async function openSite(page: Page, { address }: FramePageServer) {
    const src = `<iframe src="${address}" width="700" height="400"></iframe>`;
    await page.goto(host.address(`<input type="password">${src}<button>after</button>`));
    const embed = await frameOf(page);
    await embed.waitForFunction(() => 'framePage' in window);
    await page.locator('input').click();
    await page.keyboard.type('ab');
    return embed;
  }

  const hasKeyboard = (page: Evaluates) =>
    page.evaluate(() => document.hasFocus() && document.activeElement?.localName === 'iframe');

  for (const attack of keyboardAttacks.slice(0, 4)) {
    test(attack.name, detailsOf(attack), async ({ page }) => {
      const openEmbed = await openSite(page, open());
      await runProgram(openEmbed, newest, attack.code);
      await expect.poll(() => hasKeyboard(openEmbed)).toBe(true);
      await page.keyboard.press('c');
      await expect.poll(() => programLog(openEmbed)).toContain('got c');
      await page.goto('about:blank');

      const embed = await openSite(page, guarded());
      await runProgram(embed, newest, attack.code);
      await expectFailure(embed, 'keyboard', attack.name);
      await expect.poll(() => embed.evaluate(() => document.hasFocus())).toBe(false);
      expect(await page.evaluate(() => document.hasFocus())).toBe(true);
      await page.keyboard.press('c');
      expect(await programLog(embed)).toEqual([]);
    });
  }

  /** Moves the focus from the button below the embed into the view, and releases the keys once the page has it. */
  async function pressShiftTab(page: Page, embed: Frame): Promise<void> {
    await page.getByRole('button').focus();
    await page.keyboard.down('Shift');
    await page.keyboard.down('Tab');
    const pageHasFocus = () =>
      embed.evaluate(() => document.hasFocus() && document.activeElement?.localName !== 'iframe');
    await expect.poll(pageHasFocus).toBe(true);
    await page.keyboard.up('Tab');
    await page.keyboard.up('Shift');
  }

  test('a press can move the keyboard focus into the view', async ({ page }) => {
    const embed = await openSite(page, guarded());
    await runProgram(embed, newest, legitimate);
    await expect.poll(() => programLog(embed)).toEqual(['here']);
    await page.frameLocator('iframe').frameLocator('iframe').locator('body').click();
    await expect.poll(() => hasKeyboard(embed)).toBe(true);
    // If the page moved focus back, it would do so within a second.
    await page.waitForTimeout(1200);
    await page.keyboard.press('c');
    await expect.poll(() => programLog(embed)).toContain('got c');
  });

  test('Shift+Tab can move the keyboard focus into the view', async ({ page }) => {
    const embed = await openSite(page, guarded());
    await runProgram(embed, newest, legitimate);
    await expect.poll(() => programLog(embed)).toEqual(['here']);
    await pressShiftTab(page, embed);
    await expect.poll(() => hasKeyboard(embed)).toBe(true);
    // If the page moved focus back, it would do so within a second.
    await page.waitForTimeout(1200);
    await expect.poll(() => viewHasFocus(embed)).toBe(true);
    await page.keyboard.press('c');
    await expect.poll(() => programLog(embed)).toContain('got c');
    expect(await hasKeyboard(embed)).toBe(true);
  });

  test('Shift+Tab can move the keyboard focus into a view that draws for two seconds', async ({
    page,
  }) => {
    const embed = await openSite(page, guarded());
    await runProgram(embed, newest, slow);
    await expect.poll(() => programLog(embed)).toEqual(['here']);
    await pressShiftTab(page, embed);
    await expect.poll(() => viewHasFocus(embed)).toBe(true);
    await page.keyboard.press('c');
    await expect.poll(() => programLog(embed)).toContain('got c');
  });
});
