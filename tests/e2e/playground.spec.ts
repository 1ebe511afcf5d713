/** Tests the playground: an editable program next to its view, in one version or in two. */
import fs from 'node:fs';
import {
  apart,
  cameraOf,
  compareWith,
  drag,
  editorOf,
  expectAutoRun,
  expectView,
  exportAll,
  insert,
  oldAndNew,
  openConsole,
  openDownload,
  openDraftList,
  openEmbed,
  openNewFile,
  openProblems,
  openShare,
  openTemplates,
  openUpgrade,
  panelOn,
  press,
  reset,
  takeScreenshot,
  turnOnAutoRun,
  viewOn,
  withoutTypes,
  writeFile,
} from '../fixtures/playground';
import { keepFromStarting } from '../fixtures/workbench';
import { encodeShare } from '../../src/components/Example/share';
import { typingPause } from '../../src/components/Playground/typedEdits';
import { clickAt } from '../scenarios/pointer';
import { checkerAttacks } from '../security/checker/attacks';
import { findViolations } from './axe';
import { expect, test, watch } from './support';

test('an edited example becomes a draft that is kept after a reload and doesn’t run', async ({
  page,
  site,
}) => {
  const seen = watch(page, site);
  await withoutTypes(page);
  await page.goto(`${site}playground?example=cad-basic&version=4.x`);
  await expectView(page, '4.x', 'running');
  await expect(editorOf(page, 'cad-basic.ts')).toContainText('new Cognite3DViewer');
  await writeFile(page, 'cad-basic.ts', `console.log('mine');`);
  await expect(page).toHaveURL(/\?draft=/);
  await page.reload();
  await expect(editorOf(page, 'cad-basic.ts')).toContainText("console.log('mine');");
  await expect(viewOn(page, '4.x')).toHaveAttribute('data-state', 'idle');
  await press(page, 'Run');
  await openConsole(page);
  await expect(page.getByRole('log')).toContainText('mine');
  await reset(page);
  await expect(editorOf(page, 'cad-basic.ts')).toContainText('new Cognite3DViewer');
  expect(seen).toEqual({ complaints: [], outside: [] });
});

test('text is saved when the page is hidden, left, or used right after a key', async ({
  page,
  site,
}) => {
  await withoutTypes(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Disable the save after a pause in typing, because this test is about the other events that save the text.
  await page.addInitScript((pause) => {
    const { setTimeout } = window;
    window.setTimeout = ((run: TimerHandler, delay?: number, ...rest: unknown[]) =>
      delay === pause ? 0 : setTimeout(run, delay, ...rest)) as typeof setTimeout;
  }, typingPause);
  await page.goto(`${site}playground?example=cad-basic&version=4.x`);
  const stored = () =>
    page.evaluate(() =>
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith('playground.draft.'))
        .map(([, text]) => String(text))
        .join(),
    );
  await editorOf(page, 'cad-basic.ts').click();
  await page.keyboard.type('kiwi');
  await expect(editorOf(page, 'cad-basic.ts')).toContainText('kiwi');
  expect(await stored()).not.toContain('kiwi');

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await stored()).toContain('kiwi');
  await expect(page).toHaveURL(/\?draft=/);

  await page.keyboard.type(' plum');
  await page.keyboard.press('ControlOrMeta+s');
  expect(await stored()).toContain('kiwi plum');

  await page.keyboard.type(' lemon');
  await page
    .getByRole('tab', { name: /^Problems|^Console|problem/ })
    .first()
    .focus();
  expect(await stored()).toContain('kiwi plum lemon');

  await editorOf(page, 'cad-basic.ts').focus();
  await page.keyboard.type(' olive');
  await page.goto(`${site}robots.txt`);
  expect(await stored()).toContain('kiwi plum lemon olive');
});

test(
  'edits from example pages become drafts once, with a note',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutTypes(page);
    await page.goto(`${site}robots.txt`);
    const key = 'example.4.x.cad-basic-reveal-docs';
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      key,
      JSON.stringify({ base: 'x', files: { 'cad-basic.ts': "console.log('mine');" }, foreign: [] }),
    ] as const);
    await page.goto(`${site}playground?template=cad&version=4.x`);
    await expect(page.getByRole('alert')).toContainText('Show a CAD model (edited)');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
    await openDraftList(page);
    await press(page, 'Show a CAD model (edited)');
    await expect(editorOf(page, 'cad-basic.ts')).toContainText("console.log('mine');");
    await expect(page.getByRole('note', { name: 'Code from a link' })).toHaveCount(0);
    await page.goto(`${site}playground?template=cad&version=4.x`);
    await expect(editorOf(page, 'cad.ts')).toBeVisible();
    await expect(page.getByText('Your earlier edits')).toHaveCount(0);
  },
);

test('problems link to their lines, and auto-run waits until the types are right', async ({
  page,
  site,
}) => {
  await page.clock.install();
  // With reduced motion, readers start programs themselves.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${site}playground?template=cad&version=4.x`);
  await turnOnAutoRun(page);
  await writeFile(page, 'cad.ts', `const count: number = 'one';\nconsole.log('ran', count);\n`);
  // The first error opens the list of problems.
  const problems = page.getByRole('tabpanel', { name: /^Problems/ });
  await expect(problems.getByRole('listitem')).toContainText(["Type 'string' is not assignable"]);
  await problems.getByRole('button', { name: 'cad.ts, line 1' }).click();
  await expect(editorOf(page, 'cad.ts')).toBeFocused();
  // Record whether the page prevents the browser's own dialog, which would save the page.
  const press = await page.evaluateHandle(() => {
    const seen = { isPrevented: false };
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 's') seen.isPrevented = defaultPrevented;
    });
    return seen;
  });
  await page.keyboard.press('ControlOrMeta+s');
  expect(await press.jsonValue()).toEqual({ isPrevented: true });
  // The shortcut must also work if the editor doesn't have focus.
  await press.evaluate((seen) => (seen.isPrevented = false));
  await page.getByRole('button', { name: 'Search' }).focus();
  await page.keyboard.press('ControlOrMeta+s');
  expect(await press.jsonValue()).toEqual({ isPrevented: true });
  // A program with type errors doesn't run, no matter how long the reader waits.
  await page.clock.runFor(60_000);
  await expect(viewOn(page, '4.x')).toHaveAttribute('data-state', 'idle');
  await writeFile(
    page,
    'cad.ts',
    `const count = 1;\nconsole.log('ran', count);\nthrow new Error('later');\n`,
  );
  await expectView(page, '4.x', 'failed');
  await expect(problems.getByRole('listitem')).toContainText(['later']);
  await problems.getByRole('button', { name: 'cad.ts, line 3' }).click();
  await expect(page.locator('.cm-activeLine:visible')).toContainText("new Error('later')");
});

test(
  'code from a link is checked only after the reader types or runs it',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/frame/types/')) loaded.push(request.url());
    });
    const problems = page.getByRole('tabpanel', { name: /^Problems/ });
    const hash = await encodeShare({
      name: 'template:cad',
      folder: '4.x',
      files: { 'cad.ts': `const count: number = 'one';\nconsole.log(count);\n` },
      camera: undefined,
    });
    const note = page.getByRole('note', { name: 'Code from a link' });
    await page.goto(`${site}playground${hash}`);
    await editorOf(page, 'cad.ts').click();
    await page.keyboard.press('F12');
    await expect(page.getByText('Code from a link isn’t checked until you run')).toBeVisible();
    await openProblems(page);
    await expect(problems).toContainText('Types have not been checked.');
    expect(loaded).toEqual([]);
    await note.getByRole('button', { name: /^Run/ }).click();
    await expect(problems).toContainText("Type 'string' is not assignable");

    await page.goto('about:blank');
    loaded.length = 0;
    await page.goto(`${site}playground${hash}`);
    await editorOf(page, 'cad.ts').click();
    expect(loaded).toEqual([]);
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.insertText('missing();');
    await expect(problems).toContainText("Cannot find name 'missing'");
  },
);

test('code that is too complex isn’t checked, and its draft is offered after a crash @all', async ({
  page,
  context,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems = page.getByRole('tabpanel', { name: /^Problems/ });
  await page.goto(`${site}playground?template=cad&version=4.x`);
  // A warning doesn't open the list of problems.
  await openProblems(page);
  await writeFile(page, 'cad.ts', checkerAttacks[0]?.code ?? '');
  await expect(problems.getByRole('listitem')).toContainText(['too complex to check']);
  await writeFile(page, 'cad.ts', `missing();`);
  await expect(problems.getByRole('listitem')).toContainText(["Cannot find name 'missing'"]);

  // Simulate a tab that closes before the checker has loaded. Such a tab doesn't fire an event.
  await page.route('**/frame/types/**', () => {});
  await page.addInitScript(() => {
    addEventListener('pagehide', (event) => event.stopImmediatePropagation());
  });
  await page.reload();
  await writeFile(page, 'cad.ts', checkerAttacks[0]?.code ?? '');
  await expect(page).toHaveURL(/\?draft=/);
  await page.close();

  const later = await context.newPage();
  await later.emulateMedia({ reducedMotion: 'reduce' });
  await later.goto(`${site}playground`);
  await expect(later.getByRole('alert')).toContainText('The page closed unexpectedly while');
  await expect(editorOf(later, 'cad.ts')).not.toContainText('f26');
  await later.reload();
  await later.getByRole('button', { name: 'Open “CAD model” anyway' }).click();
  await expect(editorOf(later, 'cad.ts')).toContainText('f26');
  await expect(later.getByRole('alert')).toHaveCount(0);
  await writeFile(later, 'cad.ts', 'missing();');
  await expect(
    later.getByRole('tabpanel', { name: /^Problems/ }).getByRole('listitem'),
  ).toContainText(["Cannot find name 'missing'"]);
  await later.goto(`${site}playground`);
  await expect(editorOf(later, 'cad.ts')).toContainText('missing();');
});

test('two versions run side by side with one camera, two consoles and two problem lists @all', async ({
  page,
  site,
}) => {
  await page.goto(`${site}playground?example=clipping&version=3.x`);
  await expectView(page, '3.x', 'running');
  // This program is for 3.x and fails on 4.x with an error message. The view on 3.x must keep running.
  await compareWith(page, '4.x');
  await expectView(page, '4.x', 'failed');
  await expect(viewOn(page, '4.x').getByRole('alert')).toContainText('THREE');
  await expect(viewOn(page, '3.x')).toHaveAttribute('data-state', 'running');
  await expect(page.getByRole('tab', { name: /^Problems/ })).toHaveText([
    'Problems',
    'Problems: 2',
  ]);

  await writeFile(page, 'clipping.ts', oldAndNew);
  await page.keyboard.press('ControlOrMeta+Enter');
  await expectView(page, '4.x', 'running');
  await expectView(page, '3.x', 'running');
  await expect(page.locator('iframe')).toHaveCount(2);
  for (const tab of await page.getByRole('tab', { name: /^Console/ }).all()) await tab.click();
  await expect(page.getByRole('log')).toContainText(['added 1', 'added 1']);

  const start = await cameraOf(page, '4.x');
  await drag(page, '3.x', 120);
  const isTogether = async () => apart(await cameraOf(page, '3.x'), await cameraOf(page, '4.x'));
  await expect.poll(async () => apart(start, await cameraOf(page, '4.x'))).toBeGreaterThan(5);
  await expect.poll(isTogether).toBeLessThan(0.1);
  const turned = await cameraOf(page, '3.x');
  await drag(page, '4.x', -90);
  await expect.poll(async () => apart(turned, await cameraOf(page, '3.x'))).toBeGreaterThan(5);
  await expect.poll(isTogether).toBeLessThan(0.1);

  await compareWith(page, 'None');
  await expect(page.locator('iframe')).toHaveCount(1);
});

test('a program for 3.x can be upgraded to 4.x, and then runs @all', async ({ page, site }) => {
  await page.goto(`${site}playground?example=clipping&version=3.x`);
  await expectView(page, '3.x', 'running');
  await openUpgrade(page);
  await press(page, 'Upgrade this program from 3.x to 4.x');
  const problems = await openProblems(page);
  await expect(problems.getByText('three.js no longer comes with the SDK')).toBeVisible();
  await press(page, 'Fix all');
  await expect(page.getByText('the program compiles')).toBeVisible();
  await expect(editorOf(page, 'clipping.ts')).not.toContainText('THREE } from');
  await press(page, 'Run');
  await expectView(page, '4.x', 'running');
});

test(
  'the camera, a clicked node and a clipping box can be inserted into the code, which runs',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.goto(`${site}playground?example=cad-basic&version=4.x`);
    await expectView(page, '4.x', 'running');
    await insert(page, 'Clicked node');
    await expect(page.getByText('Click a part in the view')).toBeVisible();
    const box = await viewOn(page, '4.x').locator('iframe').boundingBox();
    if (box === null) throw new Error('The view has no frame.');
    await clickAt(page, [box.x + box.width / 2, box.y + box.height * 0.6]);
    await expect(page.getByText('You clicked a part.')).toBeVisible();
    const editor = editorOf(page, 'cad-basic.ts');
    await insert(page, 'Clicked node');
    await expect(editor).toContainText('assignStyledNodeCollection(picked');
    await expect(page.getByText('You clicked a part.')).toHaveCount(0);
    await insert(page, 'Camera');
    await expect(editor).toContainText('setCameraState({');
    await insert(page, 'Clipping box');
    await expect(editor).toContainText('setGlobalClippingPlanes(');
    await press(page, 'Format');
    await expect(page.getByRole('tab', { name: 'Problems', exact: true })).toBeVisible();
    await press(page, 'Run');
    await expectView(page, '4.x', 'running');
    await expect(viewOn(page, '4.x').getByRole('alert')).toHaveCount(0);
  },
);

test(
  'code from a link stays foreign after edits, a reload and export, until it is trusted',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutTypes(page);
    await page.goto(`${site}playground?template=cad&version=4.x`);
    await writeFile(page, 'cad.ts', `console.log('from afar');`);
    await openShare(page);
    const link = await page.getByRole('textbox', { name: /^Link to the code/ }).inputValue();

    const other = await page.context().browser()?.newContext();
    if (other === undefined) throw new Error('There is no browser.');
    const reader = await other.newPage();
    await withoutTypes(reader);
    const notice = reader.getByRole('note', { name: 'Code from a link' });
    await reader.goto(link);
    await expect(notice).toBeVisible();
    await expectAutoRun(reader, false);
    await writeFile(reader, 'cad.ts', `console.log('from afar', 2);`);
    await reader.reload();
    await expect(notice).toBeVisible();
    await expect(viewOn(reader, '4.x')).toHaveAttribute('data-state', 'idle');
    // The program is still foreign in another version, so it must not start there.
    await compareWith(reader, '3.x');
    await expect(reader.locator('iframe')).toHaveCount(0);
    await expect(notice).toBeVisible();

    const [download] = await Promise.all([reader.waitForEvent('download'), exportAll(reader)]);
    const file = JSON.parse(fs.readFileSync(await download.path(), 'utf8')) as {
      drafts: { foreign: boolean }[];
    };
    expect(file.drafts.map(({ foreign }) => foreign)).toEqual([true]);
    await reader.getByRole('button', { name: 'I’ve read this code and trust it' }).click();
    await expect(notice).toHaveCount(0);
    await expectAutoRun(reader, true);
    await other.close();
  },
);

for (const [what, address, words] of [
  ['an example', '?example=no-such&version=4.x', 'Unknown example'],
  ['a version', '?example=cad-basic&version=9.x', '9.x'],
  ['a template', '?template=none&version=4.x', 'none'],
  ['a statement', '?statement=no/such&version=4.x', 'Unknown statement'],
  ['a draft', '?draft=none', 'doesn’t have this draft'],
  ['a link that is damaged', '#example=abc', 'damaged'],
  ['a link that is too long', `#example=${'a'.repeat(9000)}`, 'too long'],
] as const) {
  // `npm test` runs only two of the cases. The other cases differ only in their messages.
  const details = ['an example', 'a link that is damaged'].includes(what) ? {} : { tag: '@more' };
  const title = `${what} that doesn’t exist shows a message and a template`;
  test(title, details, async ({ page, site }) => {
    await keepFromStarting(page);
    await page.goto(`${site}playground${address}`);
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(editorOf(page, 'cad.ts')).toContainText('new Cognite3DViewer');
  });
}

test('the splitter moves by mouse and keyboard, and its position is kept @all', async ({
  page,
  site,
}) => {
  await page.goto(`${site}playground?template=cad&version=4.x`);
  await expectView(page, '4.x', 'running');
  const splitter = page.getByRole('separator', { name: 'Width of the editor' });
  const at = async () => (await splitter.boundingBox())?.x ?? NaN;
  const start = await at();
  const box = await splitter.boundingBox();
  await page.mouse.move(start + 2, (box?.y ?? 0) + 100);
  await page.mouse.down();
  // Wait about as long as people do between pressing and dragging. By then, the view ignores the pointer.
  await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)));
  await page.mouse.move(start + 200, (box?.y ?? 0) + 120, { steps: 10 });
  await page.mouse.up();
  expect((await at()) - start).toBeGreaterThan(190);
  await splitter.focus();
  await page.keyboard.press('ArrowLeft');
  const moved = await at();
  expect(moved).toBeLessThan(start + 200);
  await page.reload();
  await expect(splitter).toBeVisible();
  await expect.poll(at).toBeCloseTo(moved, -1);
});

test('a statement runs and logs its result', { tag: '@more' }, async ({ page, site }) => {
  await withoutTypes(page);
  await page.goto(`${site}playground?statement=events/hover-rests&version=4.x`);
  await expect(page.getByRole('tab', { name: /^Console: 1/ })).toBeVisible();
  await openConsole(page);
  await expect(page.getByRole('log')).toContainText('statement: {');
});

test('axe finds no violations with any panel open', { tag: '@more' }, async ({ page, site }) => {
  await keepFromStarting(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${site}playground?template=cad&version=4.x`);
  await writeFile(page, 'cad.ts', oldAndNew);
  await compareWith(page, '3.x');
  let found: readonly string[] | undefined;
  const steps = { openDraftList, openUpgrade, openShare, openDownload, openEmbed, openTemplates };
  for (const [panel, openPanel] of Object.entries(steps)) {
    await openPanel(page);
    await expect(panelOn(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    // Check the rest of the page only once, because it's the same with each panel.
    const exclude = found === undefined ? [] : ['.navbar', '.footer', '.cm-editor'];
    const light = await findViolations(page, { exclude });
    // Dark mode changes only colors, so check only the contrast again.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const dark = await findViolations(page, { exclude, rules: ['color-contrast'] });
    await panelOn(page).getByRole('button', { name: 'Close' }).click();
    found = [...(found ?? []), ...[...light, ...dark].map((line) => `${panel}: ${line}`)];
  }
  expect(found).toEqual([]);
});

test(
  'the embed from the panel runs the program after a click',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutTypes(page);
    await page.goto(`${site}playground?template=cad&version=4.x`);
    await writeFile(page, 'cad.ts', oldAndNew);
    await openEmbed(page);
    const html = await page
      .getByRole('textbox', { name: 'HTML to embed in another site' })
      .inputValue();
    expect(html).toContain('sandbox="allow-scripts allow-same-origin"');
    expect(html).toContain('loading="lazy"');
    const address = /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByText('wasn’t written by the authors of this site')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Run the linked code' }).first().click();
    await expect(page.locator('[data-state="running"]')).toBeVisible();
  },
);

test('a screenshot and the project can be downloaded, and Stop ends the run @all', async ({
  page,
  site,
}) => {
  await page.goto(`${site}playground?template=cad&version=4.x`);
  await expectView(page, '4.x', 'running');
  const [picture] = await Promise.all([page.waitForEvent('download'), takeScreenshot(page)]);
  expect(picture.suggestedFilename()).toMatch(/^CAD-model-4\.x\.(?:png|webp|jpeg)$/);
  expect(fs.statSync(await picture.path()).size).toBeGreaterThan(10_000);
  await openDownload(page);
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download reveal-cad-4\.x\.zip/ }).click(),
  ]);
  expect(fs.statSync(await zip.path()).size).toBeGreaterThan(100_000);
  await panelOn(page).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('group', { name: 'Run' }).getByRole('button', { name: 'Stop' }).click();
  await expectView(page, '4.x', 'stopped');
  await expect(page.locator('iframe')).toHaveCount(0);
});

test(
  'files can be added and imported, and invalid names are rejected',
  { tag: '@more' },
  async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await withoutTypes(page);
    await page.goto(`${site}playground?template=cad&version=4.x`);
    for (const [name, words] of [
      ['../evil.ts', 'can’t contain slashes'],
      ['cad.ts', 'A file named cad.ts already exists'],
      ['project.ts', 'can’t be changed'],
    ] as const) {
      const field = await openNewFile(page);
      await field.fill(name);
      await field.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await field.press('Escape');
    }
    const field = await openNewFile(page);
    await field.fill('words.ts');
    await field.press('Enter');
    await writeFile(page, 'words.ts', `export const words = 'of another file';`);
    await page.getByRole('tab', { name: 'cad.ts' }).click();
    await writeFile(page, 'cad.ts', `import { words } from './words';\nconsole.log(words);`);
    await page.reload();
    await expect(page.getByRole('tab', { name: 'words.ts' })).toBeVisible();
    await press(page, 'Run');
    await openConsole(page);
    await expect(page.getByRole('log')).toContainText('of another file');
  },
);
