/**
 * Tests the defense against code that would keep the type checker busy for years. Also tests the code without the
 * defense.
 */
import type { Page } from '@playwright/test';
import type { Question } from '@reveal-docs/runner/types/protocol';
import {
  openEditorPage,
  startEditorPageServer,
  type EditorPageServer,
} from '../../fixtures/editorPage';
import { smallPack } from '../../fixtures/smallPack';
import { checkerAttacks } from '../../security/checker/attacks';
import { fitFirefox } from '../firefoxPage';
import { expect, test } from '../support';

declare global {
  interface Window {
    /** The texts that the page sent to its checker, in order. */
    checked: string[];
  }
}

let guarded: EditorPageServer;
let open: EditorPageServer;
test.beforeAll(async () => {
  guarded = await startEditorPageServer({ small: smallPack });
  open = await startEditorPageServer({ small: smallPack }, checkerAttacks[0]?.without);
});
test.afterAll(async () => {
  await guarded.close();
  await open.close();
});

const problems = (page: Page) => page.evaluate(() => window.editorPage.problems);

async function recordChecks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.checked = [];
    const texts = new Map<string, string>();
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function record(
      this: Worker,
      question: Question,
      ...rest: unknown[]
    ) {
      if (question.name === 'change') texts.set(question.ask.file, question.ask.source);
      if (question.name === 'check') {
        window.checked.push(...question.ask.files.map((file) => texts.get(file) ?? ''));
      }
      Reflect.apply(post, this, [question, ...rest]);
    };
  });
}

/**
 * Advances the clock only until the page has sent the text to its checker. Then the clock stays paused, so the
 * checker's time limit can't expire, even on a slow machine.
 */
async function expectCheck(page: Page, source: string): Promise<void> {
  await expect(page.getByText('Code completion and type checking are on.')).toBeVisible();
  const runPause = async () => {
    await page.clock.runFor(100);
    return page.evaluate(() => window.checked);
  };
  await expect.poll(runPause).toContain(source);
}

async function openCode(page: Page, server: EditorPageServer, source: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await recordChecks(page);
  await openEditorPage(page, server, {
    folder: 'small',
    files: [{ file: 'main.ts', source }],
    eager: true,
  });
  // The editor loads the checker after its first frame.
  await page.clock.runFor(100);
  await expectCheck(page, source);
}

async function write(page: Page): Promise<void> {
  await page.locator('.cm-content:visible').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('missing();');
}

/** `npm test` runs only this attack. The others reach the same limit, and each keeps a processor core busy. */
const [inGate] = checkerAttacks;
for (const attack of checkerAttacks) {
  const { name, code } = attack;
  test(`${name}${attack === inGate ? '' : ' @all'}`, async ({
    page,
    browser,
    browserName,
    baseURL,
  }) => {
    // All pages in a context share one clock, so the second page needs its own context.
    const context = await browser.newContext();
    if (browserName === 'firefox') await fitFirefox(context, baseURL);
    const victim = await context.newPage();
    await openCode(victim, open, code);
    await write(victim);
    await expectCheck(victim, 'missing();');

    await openCode(page, guarded, code);
    await page.clock.runFor(60_000);
    await expect(page.getByText('This code is too complex to check')).toBeVisible();
    expect(await problems(page)).toBe('too complex');
    await write(page);
    await expectCheck(page, 'missing();');
    await expect.poll(() => problems(page)).toMatchObject([{ file: 'main.ts', line: 1 }]);

    await victim.clock.runFor(60_000);
    expect(await problems(victim)).toBeUndefined();
    await expect(victim.getByText('too complex')).toHaveCount(0);
    await context.close();
  });
}
