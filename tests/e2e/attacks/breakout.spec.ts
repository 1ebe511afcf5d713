/**
 * Programs try to escape from their frame in ways that policies don't prevent. Each test shows that the attack succeeds
 * without its defense.
 */
import type { Page } from '@playwright/test';
import {
  openFramePage,
  programLog,
  runProgram,
  type Evaluates,
  type FramePageServer,
} from '../../fixtures/framePage';
import { frameOf, startEmbedHost, type EmbedHost } from '../../fixtures/embedHost';
import { launchChromium } from '../../../scripts/helpers/chromium';
import { startListener } from '../../fixtures/listener';
import {
  addressAttacks,
  keyboardAttacks,
  messageAttacks,
  mostNames,
  navigationAttacks,
  navigationWatches,
  type FrameAttack,
} from '../../security/frame/attacks';
import { pickerAttacks, pressAttacks } from '../../security/frame/pressAttacks';
import type { SourceChange } from '../../security/frame/sourceChanges';
import { newest, serveFramePage } from '../frameServer';
import { expect, test } from '../support';

const guarded = serveFramePage();

const changed = new Map<string, () => FramePageServer>();

/** Serves the sources with these changes. Tests with the same changes share a server. */
function serveChanged(changes: readonly SourceChange[]): () => FramePageServer {
  const key = JSON.stringify(changes);
  const server = changed.get(key) ?? serveFramePage(changes);
  changed.set(key, server);
  return server;
}

/** Serves the sources without the defense of these attacks. They all have the same defense. */
function serveWithout([first]: readonly FrameAttack[]): () => FramePageServer {
  return serveFramePage(first?.without);
}

const lastState = (page: Evaluates) => page.evaluate(() => window.framePage.states.at(-1));

async function expectFailure(
  page: Evaluates & Pick<Page, 'locator'>,
  reason: string,
  name: string,
): Promise<void> {
  await expect
    .poll(() => lastState(page), name)
    .toMatchObject({ type: 'failed', failure: { reason } });
  expect(await page.locator('iframe').count(), name).toBe(0);
}

test.describe('navigation', () => {
  const open = serveWithout(navigationAttacks);

  for (const { name, code, least, without, enough } of navigationAttacks) {
    /** Servers with only some of the defenses. */
    const alone = enough.map((defenses) => ({
      server: serveChanged(without.filter((other) => !defenses.includes(other))),
      ends: defenses.some((defense) => navigationWatches.includes(defense)),
    }));

    // One attack in a loop and one in bursts. The others differ in what navigates.
    const details = name.includes('`location.href`') ? {} : { tag: '@more' };
    test(`${name}: at most ${mostNames} host names leak`, details, async () => {
      // Starting a browser takes seconds, so all servers share one. Each has its own prefix for names.
      const listener = await startListener();
      const servers = [{ server: open, ends: false }, { server: guarded, ends: true }, ...alone];
      for (const [index, { server, ends }] of servers.entries()) {
        const page = await listener.context.newPage();
        await openFramePage(page, server());
        const own = code.replaceAll('https://n', `https://s${index}-n`);
        await runProgram(page, newest, own);
        if (ends) await expectFailure(page, 'gone', own);
        else await page.waitForTimeout(3000);
        await page.close();
      }
      const names = [...new Set(await listener.close())];
      const [withoutDefense = 0, ...withDefense] = servers.map(
        (_, index) => names.filter((host) => host.startsWith(`s${index}-n`)).length,
      );
      expect(withoutDefense).toBeGreaterThan(least);
      for (const [index, count] of withDefense.entries()) {
        expect(count, `server ${index + 1}`).toBeGreaterThan(0);
        expect(count, `server ${index + 1}`).toBeLessThanOrEqual(mostNames);
      }
    });
  }
});

test.describe('messages to the window', () => {
  const open = serveWithout(messageAttacks);

  for (const attack of messageAttacks) {
    test(attack.name, { tag: '@engines' }, async ({ page: flooded, context }) => {
      await openFramePage(flooded, open());
      await flooded.evaluate(() => {
        addEventListener('message', () => document.documentElement.setAttribute('data-heard', ''));
      });
      await runProgram(flooded, newest, attack.code);
      await flooded.locator('html[data-heard]').waitFor();
      expect(await flooded.locator('iframe').count()).toBe(1);
      // A flooded page is too busy to navigate.
      await flooded.close();

      const page = await context.newPage();
      await openFramePage(page, guarded());
      await runProgram(page, newest, attack.code);
      await expectFailure(page, 'message', attack.name);
    });
  }
});

test.describe('the URL of the page', () => {
  const open = serveWithout(addressAttacks);

  async function told(page: Page, server: FramePageServer, { code }: FrameAttack) {
    await page.goto('about:blank');
    await page.goto(`${server.address}#hidden`);
    await page.waitForFunction(() => 'framePage' in window);
    await runProgram(page, newest, code);
    await expect.poll(() => programLog(page)).toHaveLength(1);
    return (await programLog(page))[0];
  }

  for (const attack of addressAttacks) {
    test(attack.name, { tag: '@engines' }, async ({ page }) => {
      expect(await told(page, open(), attack)).toContain('hidden');
      expect(await told(page, guarded(), attack)).not.toContain('hidden');
      expect(await page.evaluate(() => document.querySelector('base'))).toBeNull();
    });
  }
});

/** Shows a field and logs the keys that the program receives. */
const legitimate = `document.body.style.cssText = 'height: 300px';
  const field = document.createElement('input'); document.body.prepend(field);
  addEventListener('keydown', ({ key }) => console.log('got ' + key)); console.log('here');`;

test.describe('the keyboard focus', () => {
  const open = serveWithout(keyboardAttacks);
  const active = (page: Page) => page.evaluate(() => document.activeElement?.localName);

  /** Types into a field of the page, then starts the program. */
  async function typeThenRun(page: Page, server: FramePageServer, { code }: FrameAttack) {
    await openFramePage(page, server);
    await page.evaluate(() => document.body.prepend(document.createElement('input')));
    await page.getByRole('textbox').click();
    await page.keyboard.type('ab');
    await runProgram(page, newest, code);
  }

  for (const attack of keyboardAttacks) {
    test(attack.name, async ({ page }) => {
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

  /** Each way moves the focus into the frame, and the page leaves it there. */
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
    // Like a screen reader: without an event, but it counts as user activity.
    ['assistive technology', (page) => page.frameLocator('iframe').locator('input').focus()],
  ];
  for (const [name, go] of ways) {
    test(`${name} can move the keyboard focus into the view`, async ({ page }) => {
      await typeThenRun(page, guarded(), {
        ...keyboardAttacks[0],
        code: legitimate,
      } as FrameAttack);
      await page.evaluate(() => {
        const button = document.createElement('button');
        button.append('after');
        document.body.append(button);
      });
      await expect.poll(() => programLog(page)).toEqual(['here']);
      await go(page);
      await expect.poll(() => active(page)).toBe('iframe');
      // The page reacts within a second.
      await page.waitForTimeout(1200);
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

  /** Opens a site with a password field before its frame and a button after it. */
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
    test(attack.name, async ({ page }) => {
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

  test('Shift+Tab can move the keyboard focus into the view', async ({ page }) => {
    const embed = await openSite(page, guarded());
    await runProgram(embed, newest, legitimate);
    await expect.poll(() => programLog(embed)).toEqual(['here']);
    await page.getByRole('button').focus();
    await page.keyboard.press('Shift+Tab', { delay: 300 });
    await expect.poll(() => hasKeyboard(embed)).toBe(true);
    // The page reacts within a second.
    await page.waitForTimeout(1200);
    await page.keyboard.press('c');
    await expect.poll(() => programLog(embed)).toContain('got c');
    expect(await hasKeyboard(embed)).toBe(true);
  });
});

test.describe('after one click in the view', () => {
  /** Clicks in the view and returns the result that the program logs for its attempt. */
  async function pressed(page: Page, server: FramePageServer, { code }: FrameAttack) {
    await openFramePage(page, server);
    await runProgram(page, newest, code);
    await expect.poll(() => programLog(page)).toEqual(['waits']);
    await page.frameLocator('iframe').locator('#viewer').click();
    await expect.poll(() => programLog(page)).toHaveLength(2);
    const [, result] = await programLog(page);
    await page.goto('about:blank');
    return result;
  }

  for (const attack of pressAttacks) {
    const open = serveChanged(attack.without);
    test(attack.name, async ({ page }) => {
      expect(await pressed(page, open(), attack)).toBe('result true');
      expect(await pressed(page, guarded(), attack)).not.toBe('result true');
    });
  }

  for (const attack of pickerAttacks) {
    const open = serveChanged(attack.without);
    test(attack.name, async () => {
      const browser = await launchChromium();
      const page = await browser.newPage();
      expect(await pressed(page, open(), attack)).toBe('result true');
      expect(await pressed(page, guarded(), attack)).not.toBe('result true');
      await browser.close();
    });
  }

  test('the reader can still copy selected text', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openFramePage(page, guarded());
    await runProgram(page, newest, `document.body.prepend('chosen');`);
    await page
      .frameLocator('iframe')
      .getByText('chosen')
      .dblclick({ position: { x: 10, y: 8 } });
    await page.keyboard.press('ControlOrMeta+c');
    await page.evaluate(() => window.focus());
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('chosen');
  });
});
