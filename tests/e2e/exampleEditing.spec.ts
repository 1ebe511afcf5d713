/** Changing an example and running it, and what is kept of it. */
import {
  drawTimeout,
  editorOn,
  exampleOn,
  examplePath,
  expectState,
  keepFromStarting,
  logOn,
  runProgram,
  versions,
  writeProgram,
} from '../fixtures/workbench';
import { expect, test } from './support';

test.beforeEach(({ page }) => keepFromStarting(page));

for (const version of versions) {
  test(`${version.label}: edit, run, an error with its line, reset`, async ({ page, site }) => {
    test.setTimeout(2 * drawTimeout);
    await page.goto(`${site}${examplePath(version)}`);
    const example = exampleOn(page);
    await runProgram(
      page,
      `interface Wide { readonly wide: true }\nconst wide: Wide = undefined!;\nwide.wide;`,
    );
    await expect(example.getByRole('alert')).toContainText('cad-basic.ts, line 3');
    await expect(example.getByText('Changed', { exact: true })).toBeVisible();

    await example.getByRole('button', { name: 'Reset', exact: true }).click();
    await expect(editorOn(page)).toContainText('new Cognite3DViewer');
    await expect(example.getByText('Changed', { exact: true })).toHaveCount(0);

    const source = (await page.evaluate(
      () => document.querySelector('.cm-content')?.textContent ?? '',
    )) as string;
    expect(source).toContain('Cognite3DViewer');
    await editorOn(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText("\nconsole.log('drawn', viewer.models.length);");
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectState(page, 'running');
    await expect(logOn(page)).toContainText(['drawn 1']);
  });
}

for (const [what, declaration] of [
  ['an enum', 'enum Color { Red }'],
  ['a namespace', 'namespace Colors { export const red = 1; }'],
]) {
  test(`${what} is refused with its line, and nothing starts`, async ({ page, site }) => {
    await page.goto(`${site}${examplePath()}`);
    await runProgram(page, `console.log('started');\n${declaration}`);
    const alert = exampleOn(page).getByRole('alert');
    await expect(alert).toContainText('cad-basic.ts, line 2');
    await expect(alert).toContainText(`can’t contain ${what}`);
    await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
  });
}

test('changes outlive reload and navigation, do not run by themselves, and are gone after Reset', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${examplePath()}`);
  await writeProgram(page, `console.log('mine');`);
  await page.reload();
  await expect(exampleOn(page).getByText("console.log('mine');")).toBeVisible();
  await expect(exampleOn(page)).toHaveAttribute('data-state', 'idle');
  await page.goto(site);
  await page.goBack();
  await expect(exampleOn(page).getByText("console.log('mine');")).toBeVisible();
  await exampleOn(page).getByRole('button', { name: 'Run the changed example' }).click();
  await expect(logOn(page)).toContainText(['mine']);
  await exampleOn(page).getByRole('button', { name: 'Reset', exact: true }).click();
  await page.reload();
  await expect(exampleOn(page).getByText("from '@cognite/reveal'").first()).toBeVisible();
});

test('large changes are kept, and neither shown nor run until the reader says so', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${examplePath()}`);
  await writeProgram(page, `console.log('mine');`);
  await page.evaluate((lines) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('example.')) ?? '';
    const kept = JSON.parse(localStorage.getItem(key) ?? '') as { files: Record<string, string> };
    kept.files['cad-basic.ts'] = `console.log('large');\n${'\n'.repeat(lines)}`;
    localStorage.setItem(key, JSON.stringify(kept));
  }, 160_000);
  await page.reload();
  const example = exampleOn(page);
  const notice = example.getByRole('note', { name: 'Large code' });
  await expect(notice).toContainText(/16\d KB \(160,0\d\d lines\)/);
  await expect(example.locator('pre')).toHaveCount(0);
  await expect(example.getByRole('button', { name: 'Run', exact: true })).toHaveCount(0);
  await notice.getByRole('button', { name: 'Download it' }).click();
  await expect(example.getByRole('button', { name: /^Download reveal-/ })).toBeVisible();
  await notice.getByRole('button', { name: 'Open it in the editor' }).click();
  await expect(editorOn(page)).toContainText("console.log('large');");
  await expect(editorOn(page)).toBeFocused();
  await example.getByRole('button', { name: 'View', exact: true }).click();
  await expect(example.locator('pre').first()).toContainText("console.log('large');");
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(logOn(page)).toContainText(['large']);
  await example.getByRole('button', { name: 'Reset', exact: true }).click();
  await page.reload();
  await expect(example.getByText("from '@cognite/reveal'").first()).toBeVisible();
});

test('changes belong to one version', async ({ page, site }) => {
  await page.goto(`${site}${examplePath()}`);
  await writeProgram(page, `console.log('mine');`);
  const other = versions.find(({ isLast }) => !isLast);
  await page.goto(`${site}${examplePath(other)}`);
  await expect(exampleOn(page).getByText("from '@cognite/reveal'").first()).toBeVisible();
  await expect(exampleOn(page).getByText('Changed', { exact: true })).toHaveCount(0);
});

test.describe('what does not start says why, with its line', () => {
  for (const [what, source, words] of [
    ['bad syntax', `const a = 1;\nconst = 2;`, 'Unexpected token'],
    ['an unknown package', `const a = 1;\nimport 'left-pad';`, '"left-pad"'],
    ['an unknown file', `const a = 1;\nimport './nowhere';`, './nowhere'],
    ['an export that does not exist', `const a = 1;\nimport { Nothing } from 'three';`, 'Nothing'],
  ] as const) {
    test(what, async ({ page, site }) => {
      await page.goto(`${site}${examplePath()}`);
      await runProgram(page, source + (what.includes('export') ? '\nconsole.log(Nothing);' : ''));
      const alert = exampleOn(page).getByRole('alert');
      await expect(alert).toContainText(words, { timeout: 30_000 });
      await expect(alert).toContainText('cad-basic.ts, line 2');
    });
  }
});

test('Tab indents, Escape and then Tab leave the editor, and the page says so', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${examplePath()}`);
  await writeProgram(page, 'let a;');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(editorOn(page)).toHaveText('  let a;');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editorOn(page)).not.toBeFocused();
  await expect(editorOn(page)).toHaveText('  let a;');
  await expect(editorOn(page)).toHaveAccessibleDescription(/Escape and then Tab/);
});

test('search opens in the editor', async ({ page, site }) => {
  await page.goto(`${site}${examplePath()}`);
  await writeProgram(page, 'let a;');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(exampleOn(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
});
