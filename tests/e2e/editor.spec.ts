/** Tests the editor on its own page, with several files. */
import type { Page } from '@playwright/test';
import {
  openEditorPage,
  startEditorPageServer,
  textOnPage,
  type EditorPageInput,
  type EditorPageServer,
} from '../fixtures/editorPage';
import { deleteFile, expectNoDelete, openFileRename } from '../fixtures/playground';
import { smallPack } from '../fixtures/smallPack';
import { expect, test } from './support';

const mainText = `import { Viewer } from '@cognite/reveal';
import { client } from './project';
import { paintAll } from './paint';

const viewer = new Viewer({ client });
const model = await viewer.addModel({ id: 1 });
paintAll(model);
`;
const paintText = `import type { CadModel } from '@cognite/reveal';
export function paintAll(model: CadModel): void {
  model.paint('red');
}
`;
const program: EditorPageInput = {
  folder: 'small',
  files: [
    { file: 'main.ts', source: mainText },
    { file: 'paint.ts', source: paintText },
  ],
  given: [{ file: 'project.ts', source: `export const client = 'a client';\n` }],
  eager: true,
  hasFileActions: true,
};

let server: EditorPageServer;
test.beforeAll(async () => {
  server = await startEditorPageServer({
    small: smallPack,
    // A release that doesn't declare `Viewer`.
    other: {
      ...smallPack,
      files: {
        ...smallPack.files,
        '/node_modules/@cognite/reveal/index.d.ts':
          'export declare class CadModel { paint(color: string): void }',
      },
    },
  });
});
test.afterAll(() => server.close());

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const text = (page: Page) => page.locator('.cm-content:visible');
const word = (page: Page, name: string) => text(page).getByText(name, { exact: true }).first();
const problems = (page: Page) =>
  page.evaluate(() => {
    const found = window.editorPage.problems;
    return found === 'too complex' ? undefined : found;
  });

async function open(page: Page, input: EditorPageInput = program): Promise<void> {
  await openEditorPage(page, server, input);
  await expect(page.getByText('Code completion and type checking are on.')).toBeVisible();
}

async function putCursor(page: Page, line: number, column: number): Promise<void> {
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  for (let step = 1; step < line; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 1; step < column; step += 1) await page.keyboard.press('ArrowRight');
}

test('with eager checking, problems in all files show without focus and after typing', async ({
  page,
}) => {
  await open(page);
  await expect.poll(() => problems(page)).toEqual([]);
  await tab(page, 'paint.ts').click();
  await putCursor(page, 3, 3);
  await page.keyboard.type('missing.');
  await expect
    .poll(() => problems(page))
    .toMatchObject([{ file: 'paint.ts', line: 3, column: 3, severity: 'error' }]);
  await expect(page.locator('.cm-lintRange-error:visible')).toHaveCount(1);
  expect(await page.evaluate(() => window.editorPage.changed)).not.toContain('main.ts');
});

test('invisible characters show their code points, and U+2028 ends a line', async ({ page }) => {
  const points = [
    0, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x200b, 0x202e, 0x2066, 0xfe0f, 0xe0041,
  ];
  const source = `// ${points.map((point) => String.fromCodePoint(point)).join('x')}
// a\u2028late();
last();
`;
  await open(page, { ...program, files: [{ file: 'main.ts', source }] });
  const names = points.map((point) => `U+${point.toString(16).toUpperCase().padStart(4, '0')}`);
  await expect(page.locator('.cm-specialChar:visible')).toHaveText([...names, 'U+2028']);
  const second = page.locator('.cm-line:visible').nth(1);
  expect(await second.innerText()).toMatch(/^\/\/ aU\+2028\nlate\(\);/);
  await expect(page.locator('.cm-lineNumbers:visible')).toContainText(/1\s*2\s*4\s*5/);
  expect(await textOnPage(page, 'main.ts')).toBe(source);
});

test('F12 and Ctrl+click open the reader’s files, or API pages in a new tab', async ({ page }) => {
  await open(page);
  await word(page, 'paintAll').click({ modifiers: ['ControlOrMeta'] });
  await expect(tab(page, 'paint.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(text(page)).toBeFocused();
  await expect(page.locator('.cm-activeLine:visible')).toContainText('function paintAll');

  await tab(page, 'main.ts').click();
  await putCursor(page, 5, 30);
  await page.keyboard.press('F12');
  await expect(tab(page, 'project.ts read-only')).toHaveAttribute('aria-selected', 'true');
  await text(page).click();
  await page.keyboard.type('typed');
  await expect(text(page)).not.toContainText('typed');

  await tab(page, 'main.ts').click();
  const opened = page.waitForEvent('popup');
  await word(page, 'addModel').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/\/docs\/api\/Viewer#addmodel$/);
  await expect(page.getByRole('link', { name: /API reference for Viewer.addModel/ })).toBeVisible();
});

test('Shift+F12 lists references, which can be opened and closed with the keyboard', async ({
  page,
}) => {
  await open(page);
  await putCursor(page, 7, 3);
  await page.keyboard.press('Shift+F12');
  const uses = page.getByRole('region', { name: 'References' });
  await expect(uses.getByRole('button', { name: /\.ts:/ })).toHaveText([
    /main\.ts:3/,
    /main\.ts:7/,
    /paint\.ts:2/,
  ]);
  await expect(uses.getByRole('button', { name: /main\.ts:3/ })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(tab(page, 'paint.ts')).toHaveAttribute('aria-selected', 'true');
  await uses.getByRole('button', { name: /main\.ts:3/ }).focus();
  await page.keyboard.press('Escape');
  await expect(uses).toHaveCount(0);
  await expect(text(page)).toBeFocused();
});

test('F2 renames in all files, rejects invalid names, and can be undone in one step', async ({
  page,
}) => {
  await open(page);
  await putCursor(page, 7, 3);
  await page.keyboard.press('F2');
  const name = page.getByRole('textbox', { name: 'New name for paintAll' });
  await expect(name).toBeFocused();
  await name.fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('A name can’t start with a digit');
  await name.fill('colorize');
  await page.keyboard.press('Enter');
  await expect(name).toHaveCount(0);
  await expect
    .poll(() => textOnPage(page, 'main.ts'))
    .toBe(mainText.replaceAll('paintAll', 'colorize'));
  expect(await textOnPage(page, 'paint.ts')).toBe(paintText.replaceAll('paintAll', 'colorize'));
  await expect.poll(() => problems(page)).toEqual([]);
  await expect(text(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => textOnPage(page, 'main.ts')).toBe(mainText);

  await putCursor(page, 6, 30);
  await page.keyboard.press('F2');
  await expect(page.getByText(/declared outside your files/)).toBeVisible();
});

test('Shift+Alt+F formats the code', async ({ page }) => {
  await open(page);
  await putCursor(page, 7, 1);
  await page.keyboard.type('   ');
  await page.keyboard.press('Shift+Alt+F');
  await expect.poll(() => textOnPage(page, 'main.ts')).toBe(mainText);
});

test('insert() adds code with its imports at the end, selects it, and can be undone', async ({
  page,
}) => {
  await open(page);
  await tab(page, 'project.ts read-only').click();
  await page.evaluate(() =>
    window.editorPage.handle.insert({
      code: '$viewer.fitCamera($model);',
      imports: { CadModel: '@cognite/reveal' },
      variables: {
        $viewer: { type: 'Viewer', otherwise: 'none' },
        $model: { type: 'CadModel', otherwise: 'none' },
      },
    }),
  );
  await expect
    .poll(() => textOnPage(page, 'main.ts'))
    .toBe(`${mainText.replace('{ Viewer }', '{ Viewer, CadModel }')}\nviewer.fitCamera(model);\n`);
  await expect(tab(page, 'main.ts')).toHaveAttribute('aria-selected', 'true');
  await expect(text(page)).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('viewer.fitCamera(model);');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => textOnPage(page, 'main.ts')).toBe(mainText);
});

test.describe('files', () => {
  test('can be added, renamed with their imports, removed and restored', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'New file' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name of the new file' })).toBeFocused();
    await page.keyboard.type('more.ts');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'more.ts')).toHaveAttribute('aria-selected', 'true');
    await expect(text(page)).toBeFocused();
    await page.keyboard.type(`import { paintAll } from './paint`);
    await page.keyboard.press('End');
    await page.keyboard.type(`;\npaintAll(1`);

    await tab(page, 'paint.ts').click();
    await openFileRename(page);
    await page.keyboard.type('color');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'color.ts')).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(() => textOnPage(page, 'main.ts'))
      .toBe(mainText.replace('./paint', './color'));
    expect(await textOnPage(page, 'more.ts')).toContain(`from './color';`);
    expect(await textOnPage(page, 'color.ts')).toBe(paintText);
    await expect.poll(() => problems(page)).toMatchObject([{ file: 'more.ts', line: 2 }]);

    await deleteFile(page);
    await expect(tab(page, 'main.ts')).toBeFocused();
    await expect
      .poll(async () => (await problems(page))?.map(({ file }) => file))
      .toEqual(['main.ts', 'more.ts']);
    await page.getByRole('button', { name: 'Restore it' }).click();
    await expect(tab(page, 'color.ts')).toHaveAttribute('aria-selected', 'true');
    await expect(text(page)).toContainText('paintAll');
    expect(await textOnPage(page, 'color.ts')).toBe(paintText);
  });

  test('need valid names, and Escape cancels a new file', async ({ page }) => {
    await open(page);
    const button = page.getByRole('button', { name: 'New file' });
    await button.click();
    const name = page.getByRole('textbox', { name: 'Name of the new file' });
    for (const [typed, words] of [
      ['../a.ts', /can’t contain slashes/],
      ['Paint.ts', /A file named paint\.ts/],
      ['project.ts', /can’t be changed/],
      ['refused.ts', /The page refuses this/],
    ] as const) {
      await name.fill(typed);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText(words);
      await expect(name).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expectNoDelete(page);
    await tab(page, 'project.ts read-only').click();
    await expect(page.getByRole('button', { name: 'File actions' })).toHaveCount(0);
  });
});

test.describe('upgrades', () => {
  const old: EditorPageInput = {
    ...program,
    upgradeFrom: 'old',
    files: [
      {
        file: 'main.ts',
        source: `import { OldViewer } from '@cognite/reveal';\nimport { model } from './second';\nnew OldViewer({ client: '' }).fitCamera(model);\n`,
      },
      {
        file: 'second.ts',
        source: `import { OldModel } from '@cognite/reveal';\nexport const model = new OldModel();\n`,
      },
    ],
  };

  test('problems show what replaced a name, and Fix applies it', async ({ page }) => {
    await open(page, old);
    await expect
      .poll(() => problems(page))
      .toMatchObject([
        { file: 'main.ts', says: '`OldViewer` is now called `Viewer`.' },
        { file: 'second.ts', fix: { title: 'Rename OldModel to CadModel' } },
      ]);
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+Shift+M');
    const list = page.locator('.cm-panel-lint');
    await expect(list.locator('code')).toHaveText(['OldViewer', 'Viewer']);
    await list.getByRole('button', { name: 'Fix' }).click();
    await expect.poll(() => textOnPage(page, 'main.ts')).toContain('new Viewer(');
    await expect.poll(() => problems(page)).toMatchObject([{ file: 'second.ts' }]);
  });

  test('fixAll() fixes the problems of all files, returns their number, and can be undone', async ({
    page,
  }) => {
    await open(page, old);
    await expect.poll(async () => (await problems(page))?.length).toBe(2);
    expect(await page.evaluate(() => window.editorPage.handle.fixAll())).toBe(2);
    await expect.poll(() => problems(page)).toEqual([]);
    expect(await textOnPage(page, 'second.ts')).toContain('new CadModel()');
    await text(page).click();
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => textOnPage(page, 'main.ts')).toBe(old.files[0]?.source);
  });
});

test('problems of the same files in another version are reported separately', async ({ page }) => {
  await open(page, { ...program, compareWith: 'other' });
  await expect.poll(() => problems(page)).toEqual([]);
  await expect
    .poll(() => page.evaluate(() => window.editorPage.compared))
    .toMatchObject([
      { file: 'main.ts', line: 1, message: expect.stringContaining('Viewer') as unknown },
    ]);
});
