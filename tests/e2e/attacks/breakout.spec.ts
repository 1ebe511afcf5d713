/**
 * Tests programs that try to escape from their frame in ways that security policies don't prevent. `npm run test:all`
 * also shows that each attack succeeds without its defense.
 */
import type { Page } from '@playwright/test';
import {
  openFramePage,
  programLog,
  runProgram,
  type FramePageServer,
} from '../../fixtures/framePage';
import { launchChromium } from '../../../scripts/helpers/chromium';
import { startListener } from '../../fixtures/listener';
import {
  addressAttacks,
  messageAttacks,
  mostNames,
  navigationAttacks,
  navigationWatches,
  variants,
  type FrameAttack,
} from '../../security/frame/attacks';
import { pickerAttacks, pressAttacks } from '../../security/frame/pressAttacks';
import type { SourceChange } from '../../security/frame/sourceChanges';
import { newest, serveFramePage } from '../frameServer';
import { expect, test } from '../support';
import { detailsOf, expectFailure, serveWithout } from './frameAttack';

const guarded = serveFramePage();

const changed = new Map<string, () => FramePageServer>();

/** Tests with the same changes share a server. */
function serveChanged(changes: readonly SourceChange[]): () => FramePageServer {
  const key = JSON.stringify(changes);
  const server = changed.get(key) ?? serveFramePage(changes);
  changed.set(key, server);
  return server;
}

test.describe('navigation', () => {
  const open = serveWithout(navigationAttacks);

  /** A server to attack. `ends` is true if the server's defenses end the run. */
  interface Target {
    readonly server: () => FramePageServer;
    readonly ends: boolean;
  }

  /** Returns the number of host names that the attack leaks on each server. */
  async function countNames(
    { code, lasts }: (typeof navigationAttacks)[number],
    targets: readonly Target[],
  ): Promise<number[]> {
    // All servers share one browser, because starting a browser takes seconds. A prefix in the host names identifies
    // the server.
    const listener = await startListener();
    for (const [index, { server, ends }] of targets.entries()) {
      const page = await listener.context.newPage();
      await openFramePage(page, server());
      const own = code.replaceAll('https://n', `https://s${index}-n`);
      await runProgram(page, newest, own);
      if (ends) await expectFailure(page, 'gone', own, lasts);
      else {
        await expect.poll(() => programLog(page)).toContain('starts');
        await page.waitForTimeout(lasts);
      }
      await page.close();
    }
    const names = [...new Set(await listener.close())];
    return targets.map((_, index) => names.filter((host) => host.startsWith(`s${index}-n`)).length);
  }

  for (const attack of navigationAttacks) {
    const { name, least, without, enough } = attack;
    test(
      `${name}: at most ${mostNames} host names leak`,
      detailsOf(attack, '@chromium'),
      async () => {
        const [count] = await countNames(attack, [{ server: guarded, ends: true }]);
        expect(count).toBeGreaterThan(0);
        expect(count).toBeLessThanOrEqual(mostNames);
      },
    );

    /**
     * One server for each combination of defenses that is sufficient on its own. The server has only that combination.
     */
    const alone = enough.map((defenses) => ({
      server: serveChanged(without.filter((other) => !defenses.includes(other))),
      ends: defenses.some((defense) => navigationWatches.includes(defense)),
    }));
    test(
      `${name}: more host names leak without defenses, and some of the defenses are enough`,
      detailsOf(attack, '@chromium', '@more'),
      async () => {
        const [undefended = 0, ...defended] = await countNames(attack, [
          { server: open, ends: false },
          ...alone,
        ]);
        expect(undefended).toBeGreaterThan(least);
        for (const [index, count] of defended.entries()) {
          expect(count, `server ${index + 1}`).toBeGreaterThan(0);
          expect(count, `server ${index + 1}`).toBeLessThanOrEqual(mostNames);
        }
      },
    );
  }
});

test.describe('messages to the window', () => {
  const open = serveWithout(messageAttacks);

  for (const attack of messageAttacks) {
    test(attack.name, detailsOf(attack, '@engines'), async ({ page }) => {
      await openFramePage(page, open());
      // The page records the result itself. In Firefox, the test can't evaluate code while the frame sends messages,
      // because the messages keep the page's thread busy.
      await page.evaluate(() => {
        let heard = 0;
        const hear = () => {
          heard += 1;
          if (heard !== 100) return;
          const frames = document.querySelectorAll('iframe').length;
          document.documentElement.setAttribute('data-frames', String(frames));
          window.framePage.session?.stop();
        };
        // Listen in the capture phase, and before the run starts. The run's own listener hides the events from
        // listeners that are added later.
        addEventListener('message', hear, true);
      });
      await runProgram(page, newest, attack.code);
      await expect(page.locator('html')).toHaveAttribute('data-frames', '1');

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
    test(attack.name, detailsOf(attack, '@engines'), async ({ page }) => {
      expect(await told(page, open(), attack)).toContain('hidden');
      expect(await told(page, guarded(), attack)).not.toContain('hidden');
      expect(await page.evaluate(() => document.querySelector('base'))).toBeNull();
    });
  }
});

test.describe('after one click in the view', () => {
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

  test('no attempt succeeds', { tag: '@chromium' }, async ({ page }) => {
    const succeeded: string[] = [];
    for (const attack of pressAttacks.filter(({ name }) => !variants.has(name))) {
      if ((await pressed(page, guarded(), attack)) === 'result true') succeeded.push(attack.name);
    }
    expect(succeeded).toEqual([]);
  });

  test('no color picker opens', { tag: '@chromium' }, async () => {
    const browser = await launchChromium();
    const page = await browser.newPage();
    const [attack] = pickerAttacks;
    if (attack === undefined) throw new Error('There is no attack.');
    expect(await pressed(page, guarded(), attack)).not.toBe('result true');
    await browser.close();
  });

  for (const attack of pressAttacks) {
    const open = serveChanged(attack.without);
    test(attack.name, detailsOf(attack, '@more'), async ({ page }) => {
      expect(await pressed(page, open(), attack)).toBe('result true');
      expect(await pressed(page, guarded(), attack)).not.toBe('result true');
    });
  }

  for (const attack of pickerAttacks) {
    const open = serveChanged(attack.without);
    test(attack.name, detailsOf(attack, '@more'), async () => {
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
    const code = `const text = document.createElement('p'); text.append('chosen'); document.body.prepend(text);`;
    await runProgram(page, newest, code);
    const text = page.frameLocator('iframe').getByText('chosen');
    await text.click();
    // In Firefox, Playwright's double-click doesn't select text.
    await text.selectText();
    await page.keyboard.press('ControlOrMeta+c');
    await page.evaluate(() => window.focus());
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('chosen');
  });
});
