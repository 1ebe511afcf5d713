/** Programs try to get out of their frame by what no policy prevents. Each attack is seen to succeed without its defense. */
import type { Page } from '@playwright/test';
import {
  openFramePage,
  programLog,
  runProgram,
  type FramePageServer,
} from '../../fixtures/framePage';
import { startListener } from '../../fixtures/listener';
import {
  addressAttacks,
  messageAttacks,
  navigationAttacks,
  type FrameAttack,
} from '../../security/frame/attacks';
import { newest, serveFramePage } from '../frameServer';
import { expect, test } from '../support';

const guarded = serveFramePage();

/** A server without the defense of these attacks, which all have the same. */
function serveWithout([first]: readonly FrameAttack[]): () => FramePageServer {
  return serveFramePage(first?.without);
}

const lastState = (page: Page) => page.evaluate(() => window.framePage.states.at(-1));

async function expectFailure(page: Page, reason: string, name: string): Promise<void> {
  await expect
    .poll(() => lastState(page), name)
    .toMatchObject({ type: 'failed', failure: { reason } });
  expect(await page.locator('iframe').count(), name).toBe(0);
}

test.describe('navigation', () => {
  const open = serveWithout(navigationAttacks);

  /** Runs the attack for three seconds; returns the names that were looked up. */
  async function lookUps(server: FramePageServer, { code }: FrameAttack, isEnded: boolean) {
    const listener = await startListener();
    const page = await listener.context.newPage();
    await openFramePage(page, server);
    await runProgram(page, newest, code);
    if (isEnded) await expectFailure(page, 'gone', code);
    await page.waitForTimeout(3000);
    const state = await lastState(page);
    return { names: new Set(await listener.close()).size, state: state?.type };
  }

  for (const attack of navigationAttacks) {
    test(`${attack.name}: few names get out`, async () => {
      const without = await lookUps(open(), attack, false);
      expect(without.state).not.toBe('failed');
      expect(without.names).toBeGreaterThan(40);
      const { names } = await lookUps(guarded(), attack, true);
      expect(names).toBeLessThan(20);
    });
  }
});

test.describe('messages to the window', () => {
  const open = serveWithout(messageAttacks);

  for (const attack of messageAttacks) {
    test(attack.name, { tag: '@engines' }, async ({ page }) => {
      await openFramePage(page, open());
      await page.evaluate(() => {
        addEventListener('message', () => document.documentElement.setAttribute('data-heard', ''));
      });
      await runProgram(page, newest, attack.code);
      await page.locator('html[data-heard]').waitFor();
      expect(await page.locator('iframe').count()).toBe(1);
      await page.goto('about:blank');

      await openFramePage(page, guarded());
      await runProgram(page, newest, attack.code);
      await expectFailure(page, 'message', attack.name);
    });
  }
});

test.describe('the address', () => {
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
