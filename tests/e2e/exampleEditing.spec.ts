/** Tests changing and running an example in the playground. */
import { reset } from '../fixtures/playground';
import {
  editorOn,
  editorPath,
  exampleOn,
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
  test(`${version.label}: a program can be edited, run and reset, and an error shows its line`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site}${editorPath(version)}`);
    const example = exampleOn(page);
    await runProgram(
      page,
      `interface Wide { readonly wide: true }\nconst wide: Wide = undefined!;\nwide.wide;`,
    );
    await expect(example.getByRole('alert')).toContainText('cad-basic.ts, line 3');

    await reset(page);
    await expect(editorOn(page)).toContainText('new Cognite3DViewer');
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
  test(`${what} is rejected with its line, and the program doesn’t start`, async ({
    page,
    site,
  }) => {
    await page.goto(`${site}${editorPath()}`);
    await runProgram(page, `console.log('started');\n${declaration}`);
    const alert = exampleOn(page).getByRole('alert');
    await expect(alert).toContainText('cad-basic.ts, line 2');
    await expect(alert).toContainText(`can’t contain ${what}`);
    await expect(exampleOn(page).locator('iframe')).toHaveCount(0);
  });
}

test.describe('code that can’t start shows the reason and its line', () => {
  for (const [what, source, words] of [
    ['bad syntax', `const a = 1;\nconst = 2;`, 'Unexpected token'],
    ['an unknown package', `const a = 1;\nimport 'left-pad';`, '"left-pad"'],
    ['an unknown file', `const a = 1;\nimport './nowhere';`, './nowhere'],
    ['an export that does not exist', `const a = 1;\nimport { Nothing } from 'three';`, 'Nothing'],
  ] as const) {
    test(what, async ({ page, site }) => {
      await page.goto(`${site}${editorPath()}`);
      await runProgram(page, source + (what.includes('export') ? '\nconsole.log(Nothing);' : ''));
      const alert = exampleOn(page).getByRole('alert');
      await expect(alert).toContainText(words);
      await expect(alert).toContainText('cad-basic.ts, line 2');
    });
  }
});

test('Tab indents, Escape followed by Tab leaves the editor, and its description says so', async ({
  page,
  site,
}) => {
  await page.goto(`${site}${editorPath()}`);
  await writeProgram(page, 'let a;');
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(editorOn(page)).toHaveText('  let a;');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editorOn(page)).not.toBeFocused();
  await expect(editorOn(page)).toHaveText('  let a;');
  await expect(editorOn(page)).toHaveAccessibleDescription(/press Escape, then Tab/);
});

test('Ctrl+F opens the search of the editor', async ({ page, site }) => {
  await page.goto(`${site}${editorPath()}`);
  await writeProgram(page, 'let a;');
  await page.keyboard.press('ControlOrMeta+f');
  await expect(exampleOn(page).getByRole('textbox', { name: 'Find' })).toBeFocused();
});
