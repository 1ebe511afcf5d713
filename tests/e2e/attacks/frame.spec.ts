/** Tests programs that try to open windows, run other scripts, read the site's data, or forge messages. */
import type { Page } from '@playwright/test';
import { openFramePage, programLog, runProgram } from '../../fixtures/framePage';
import { newest, serveFramePage } from '../frameServer';
import { expect, test } from '../support';
import { programOf } from './elementWays';
import {
  catchPort,
  forgedMessages,
  programWith,
  readAttacks,
  scriptAttacks,
  unaskedMessages,
  windowAttacks,
} from './frame';

const server = serveFramePage();

async function results<Result>(page: Page): Promise<Result[]> {
  const found = async () =>
    (await programLog(page)).find((text) => text.startsWith('results '))?.slice('results '.length);
  await expect.poll(found).toBeDefined();
  return JSON.parse((await found()) ?? '') as Result[];
}

test('a program can’t get a window inside its frame', { tag: '@engines' }, async ({ page }) => {
  await openFramePage(page, server());
  await runProgram(
    page,
    newest,
    programOf('iframe', windowAttacks, () => 'title="a"'),
  );
  const outcomes = await results<[string, number]>(page);
  expect(outcomes).toHaveLength(windowAttacks.length);
  const made = windowAttacks.filter((_, index) => outcomes[index]?.[1] !== 0);
  expect(made.map(({ name }) => name)).toEqual([]);
});

test(
  'a program can’t run scripts from elsewhere or read data of the site',
  { tag: '@engines' },
  async ({ page, context }) => {
    await context.addCookies([{ name: 'secret', value: 'cookie', url: server().address }]);
    await openFramePage(page, server());
    await page.evaluate(() => {
      localStorage.setItem('secret', 'stored');
      sessionStorage.setItem('secret', 'stored');
      const channel = new BroadcastChannel('secret');
      setInterval(() => channel.postMessage('secret'), 50);
    });
    const attacks = [...scriptAttacks, ...readAttacks];
    await runProgram(page, newest, programWith(attacks, server().address));
    const outcomes = await results<string>(page);
    expect(outcomes).toHaveLength(attacks.length);
    for (const [index, { name, held }] of attacks.entries()) {
      expect.soft(outcomes[index], name).toContain(held);
    }
  },
);

test(
  'a forged message ends the run with an error message',
  { tag: '@engines' },
  async ({ page }) => {
    await openFramePage(page, server());
    for (const { name, code } of forgedMessages) {
      await runProgram(page, newest, catchPort + code);
      const state = () => page.evaluate(() => window.framePage.states.at(-1));
      await expect
        .poll(state, name)
        .toMatchObject({ type: 'failed', failure: { reason: 'flood', message: /kind/ } });
      await expect(page.locator('iframe'), name).toHaveCount(0);
      expect(
        await page.evaluate(() => JSON.stringify(window.framePage.messages)),
        name,
      ).not.toMatch(/x{11000}|Infinity|null/);
    }
  },
);

test('unexpected messages have no effect', { tag: '@engines' }, async ({ page }) => {
  await openFramePage(page, server());
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.body.append(field);
    field.focus();
  });
  await runProgram(
    page,
    newest,
    `${catchPort}${unaskedMessages.map(({ code }) => `{ ${code} }`).join('\n')} console.log('over');`,
  );
  await expect.poll(() => programLog(page)).toContain('over');
  const seen = await page.evaluate(() => ({
    state: window.framePage.states.at(-1)?.type,
    types: window.framePage.messages.map(({ type }) => type),
    focus: document.activeElement?.tagName,
  }));
  expect(seen).toMatchObject({ state: 'loading', focus: 'INPUT' });
  expect(seen.types.filter((type) => ['picture', 'abort', 'leave', 'hit'].includes(type))).toEqual(
    [],
  );
});

test(
  'Escape in the frame returns the keyboard focus to the page',
  { tag: '@engines' },
  async ({ page }) => {
    await openFramePage(page, server());
    await runProgram(page, newest, `document.body.append('here');`);
    await page.frameLocator('iframe').getByText('here').click();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => window.framePage.messages.map(({ type }) => type)))
      .toContain('leave');
  },
);
