/** Lint refuses tests, statements and tasks that repeat an action until it works. */
import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';
import { rootDir } from '@reveal-docs/versions';

const eslint = new ESLint({ cwd: rootDir });

/** Messages of the rule about a file with this text. */
async function messages(code: string, file = 'tests/e2e/a.spec.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(rootDir, file) });
  return (result?.messages ?? [])
    .filter(({ ruleId, fatal }) => fatal === true || ruleId === 'repeats/no-repeated-actions')
    .map(({ message }) => message);
}

const poll = 'The callback of expect.poll()';

it.each([
  ['toPass', 'await expect(async () => { await look(); }).toPass();', 'toPass() repeats'],
  [
    'a wheel in a poll',
    'await expect.poll(async () => { await page.mouse.wheel(0, 9); return count(); }).toBe(1);',
    `${poll} calls wheel()`,
  ],
  ['a short poll', 'await expect.poll(() => page.reload()).toBe(1);', `${poll} calls reload()`],
  [
    'a poll of a named function',
    'const look = async () => { await button.click(); return 1; };\nawait expect.poll(look).toBe(1);',
    `${poll} calls click()`,
  ],
  [
    'a poll of a function that calls another',
    'function act() { return clickAt(page, [1, 2]); }\nawait expect.poll(() => act()).toBe(1);',
    `${poll} calls clickAt()`,
  ],
  [
    'an action in until()',
    'await until(async () => { mouse.click(3, 2); return seen > 0; });',
    'The callback of until() calls click()',
  ],
  [
    'an action in until() of a scenario',
    "await stage.until('it is there', async () => { await stage.page.reload(); return true; });",
    'The callback of until() calls reload()',
  ],
  [
    'a loop that acts and pauses',
    'while (clicks === before) { mouse.click(3, 2); await sleep(1500); }',
    'The loop calls click()',
  ],
  [
    'a loop that pauses, then looks',
    'do { await page.keyboard.press("a"); await page.waitForTimeout(50); } while (!isThere());',
    'The loop calls press()',
  ],
  [
    'a loop of tries that breaks at the first that works',
    'for (let tries = 0; tries < 5; tries++) { await button.click(); if (await isThere()) break; }',
    'The loop calls click()',
  ],
  [
    'a loop of tries that returns',
    'async function act() { for (let i = 0; i < 5; i++) { await page.reload(); if (await isThere()) return true; } }\nvoid act;',
    'The loop calls reload()',
  ],
  [
    'a loop of tries of a named function',
    'const act = () => button.click();\nfor (let i = 0; i < 5; i++) { await act(); if (await isThere()) break; }',
    'The loop calls click()',
  ],
  [
    'an endless loop that acts and pauses',
    'for (;;) { mouse.click(3, 2); await sleep(9); if (seen) break; }',
    'The loop calls click()',
  ],
])('%s is refused', async (_name, code, message) => {
  expect(await messages(code)).toEqual([expect.stringContaining(message)]);
});

it.each([
  'statements/a/a.ts',
  'tests/scenarios/a.ts',
  'tasks/a.ts',
  'scripts/helpers/starters/a.ts',
])('it is refused in %s', async (file) => {
  expect(await messages('await expect(look).toPass();', file)).toHaveLength(1);
});

it.each([
  ['a poll that looks', 'await expect.poll(() => results(page).count()).toBe(1);'],
  ['an action before a poll', 'await page.click("a");\nawait expect.poll(() => count()).toBe(1);'],
  ['until() that looks', 'mouse.click(3, 2);\nawait until(() => clicks > before);'],
  [
    'a poll of what a function that clicks is passed',
    'async function act(look: () => number) { await clickAt(page); await expect.poll(look).toBe(1); }\nvoid act;',
  ],
  ['a walk', 'while (!(await isThere())) await page.keyboard.press("ArrowRight");'],
  [
    'a loop over steps',
    'for (let step = 0; step < 5; step++) { await page.keyboard.press("Tab"); await sleep(9); }',
  ],
  [
    'a loop over steps with a loop that looks',
    'for (let i = 0; i < 5; i++) { await button.click(); for (const row of rows) if (row.id === i) break; }',
  ],
  ['a loop that waits', 'while (!isThere()) await sleep(20);'],
])('%s may be', async (_name, code) => {
  expect(await messages(code)).toEqual([]);
});
