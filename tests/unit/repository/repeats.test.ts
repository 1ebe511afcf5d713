/** The linter must report tests, statements, and tasks that repeat an action until it works. */
import { describe, expect, it } from 'vitest';
import { lintFiles } from './oxlint';

const poll = 'The callback of expect.poll()';

const refused = [
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
] as const;

const files = [
  'statements/a/a.ts',
  'tests/scenarios/a.ts',
  'tasks/a.ts',
  'scripts/helpers/starters/a.ts',
];

const allowed = [
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
] as const;

const fileOf = (name: string) => `tests/e2e/${name}.spec.ts`;

/** Run the linter only once for all code, because each run is slow. */
const reports = lintFiles(
  Object.fromEntries([
    ...[...refused, ...allowed].map(([name, code]) => [fileOf(name), code]),
    ...files.map((file) => [file, 'await expect(look).toPass();']),
  ]),
).filter(({ code }) => code === undefined || code === 'repeats(no-repeated-actions)');

const messages = (file: string) =>
  reports.filter(({ filename }) => filename === file).map(({ message }) => message);

describe('the linter', () => {
  it.each(refused)('refuses %s', (name, _code, message) => {
    expect(messages(fileOf(name))).toEqual([expect.stringContaining(message)]);
  });

  it.each(files)('refuses toPass in %s', (file) => {
    expect(messages(file)).toHaveLength(1);
  });

  it.each(allowed)('allows %s', (name) => {
    expect(messages(fileOf(name))).toEqual([]);
  });
});
