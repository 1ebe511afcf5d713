/** Code that the type checker needs years for. Each attack is seen to succeed without its defense. */
import type { Page } from '@playwright/test';
import {
  openEditorPage,
  startEditorPageServer,
  type EditorPageServer,
} from '../../fixtures/editorPage';
import { smallPack } from '../../fixtures/smallPack';
import { checkerAttacks } from '../../security/checker/attacks';
import { expect, test } from '../support';

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

/** Opens code in a page whose clock the test moves on, and waits until the checker can be asked. */
async function openCode(page: Page, server: EditorPageServer, source: string): Promise<void> {
  await page.clock.install();
  await openEditorPage(page, server, {
    folder: 'small',
    files: [{ file: 'main.ts', source }],
    eager: true,
  });
  await expect(page.getByText('Code completion and type checking are on.')).toBeVisible();
  // The pause before a check.
  await page.clock.runFor(1000);
}

/** Replaces the code with code that has one problem. */
async function write(page: Page): Promise<void> {
  await page.locator('.cm-content:visible').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText('missing();');
}

/** Moves the clock on by a minute and lets the worker's answers come in; then what is known of the code. */
async function lookAfterMinute(page: Page) {
  await page.clock.runFor(60_000);
  return problems(page);
}

for (const { name, code } of checkerAttacks) {
  test(name, async ({ page, browser }) => {
    // A context has one clock for all its pages.
    const context = await browser.newContext();
    const victim = await context.newPage();
    await openCode(victim, open, code);
    await write(victim);

    await openCode(page, guarded, code);
    await expect.poll(() => lookAfterMinute(page)).toBe('too complex');
    await expect(page.getByText('This code is too complex to check')).toBeVisible();
    await write(page);
    await expect.poll(() => lookAfterMinute(page)).toMatchObject([{ file: 'main.ts', line: 1 }]);
    await expect(page.getByText('Code completion and type checking are on.')).toBeVisible();

    // All that time, the other hasn't answered.
    expect(await lookAfterMinute(victim)).toBeUndefined();
    await expect(victim.getByText('too complex')).toHaveCount(0);
    await context.close();
  });
}
