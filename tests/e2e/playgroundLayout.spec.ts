/** Tests the layout of the playground: menus, panels that don't move other elements, and phones. */
import type { Page } from '@playwright/test';
import {
  chooseTemplate,
  chooseVersion,
  compareWith,
  editorOf,
  expectView,
  openConsole,
  openDownload,
  openDraftList,
  openEmbed,
  openShare,
  openTemplates,
  openUpgrade,
  panelOn,
  press,
  renameProgram,
  viewOn,
  withoutTypes,
  writeFile,
} from '../fixtures/playground';
import { findViolations } from './axe';
import { expect, test } from './support';

test.beforeEach(async ({ page }) => {
  // With reduced motion, programs don't start automatically.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withoutTypes(page);
});

const shareButton = (page: Page) => page.getByRole('button', { name: 'Share', exact: true });

/** Returns the position of the editor's top edge and the editor's height, in pixels. */
async function textPlace(page: Page): Promise<readonly [top: number, height: number]> {
  const box = await page.getByRole('tabpanel', { name: 'cad.ts' }).boundingBox();
  if (box === null) throw new Error('The editor is not on the page.');
  return [box.y, box.height];
}

test('a menu works by keyboard, and closes on a click outside', async ({ page, site }) => {
  await page.goto(`${site}playground?template=cad&version=4.x`);
  const button = shareButton(page);
  const menu = page.getByRole('menu');
  const item = (name: string) => menu.getByRole('menuitem', { name });
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(item('Copy link')).toBeFocused();
  for (const [key, focused] of [
    ['ArrowUp', 'Screenshot'],
    ['ArrowDown', 'Copy link'],
    ['End', 'Screenshot'],
    ['Home', 'Copy link'],
    ['d', 'Download project'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(item(focused)).toBeFocused();
  }
  expect(await findViolations(page, { include: ['main'], exclude: ['.cm-editor'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.press('ArrowUp');
  await expect(item('Screenshot')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'cad.ts' })).toBeFocused();

  await button.evaluate((element: HTMLElement) => element.click());
  await expect(menu).toBeVisible();
  // The menu must also close when the reader clicks text that can't receive focus.
  await viewOn(page, '4.x').getByRole('status').click();
  await expect(menu).toHaveCount(0);
});

test('the toolbar is 48 pixels high, and panels don’t move the editor', async ({ page, site }) => {
  await page.goto(`${site}playground?template=cad&version=4.x`);
  const before = await textPlace(page);
  // Only the toolbar and the tabs are between the navbar and the editor's text.
  expect(before[0]).toBeLessThan(60 + 48 + 48 + 4);
  for (const open of [
    openTemplates,
    openDraftList,
    openUpgrade,
    openShare,
    openDownload,
    openEmbed,
  ]) {
    await open(page);
    await expect(panelOn(page)).toBeVisible();
    expect(await textPlace(page)).toEqual(before);
    await panelOn(page).press('Escape');
    await expect(panelOn(page)).toHaveCount(0);
  }
  await openShare(page);
  await expect(panelOn(page)).toBeVisible();
  await editorOf(page, 'cad.ts').click();
  await expect(panelOn(page)).toHaveCount(0);
});

test('a template can be chosen, renamed and saved, and its version changed', async ({
  page,
  site,
}) => {
  await page.goto(`${site}playground?template=cad&version=4.x`);
  await expect(viewOn(page, '4.x').getByRole('img', { name: /CAD model/ })).toHaveAttribute(
    'src',
    /cad-basic.*\.webp/,
  );
  await chooseTemplate(page, 'Point cloud');
  await expect(editorOf(page, 'points.ts')).toBeVisible();
  await expect(viewOn(page, '4.x').getByRole('img', { name: /Point cloud/ })).toHaveAttribute(
    'src',
    /pointcloud.*\.webp/,
  );
  await expect(page.getByText('Saved in this browser')).toHaveCount(0);
  await renameProgram(page, 'Scan of the plant');
  await expect(page.getByRole('button', { name: 'Scan of the plant' })).toBeFocused();
  await expect(page.getByText('Saved in this browser')).toBeVisible();
  await chooseVersion(page, '3.x');
  await expect(page.getByRole('button', { name: 'SDK 3.3.0' })).toBeVisible();
  await expect(viewOn(page, '3.x')).toBeVisible();
});

test('problems and console open on the first message, and stay closed once closed', async ({
  page,
  site,
}) => {
  await page.goto(`${site}playground?template=cad&version=4.x`);
  const strip = page.getByRole('region', { name: 'Problems and console' });
  const height = async () => (await strip.boundingBox())?.height ?? NaN;
  await expect.poll(height).toBeCloseTo(36, 0);
  await writeFile(page, 'cad.ts', `console.log('first');`);
  await press(page, 'Run');
  await expect(page.getByRole('log')).toContainText('first');
  expect(await height()).toBeGreaterThan(120);
  await press(page, 'Close problems and console');
  await expect.poll(height).toBeCloseTo(36, 0);
  await expect(page.getByRole('log')).toHaveCount(0);
  await writeFile(page, 'cad.ts', `console.log('second');`);
  await press(page, 'Run');
  await expect(page.getByRole('tab', { name: 'Console: 1' })).toBeVisible();
  await expect.poll(height).toBeCloseTo(36, 0);
  await openConsole(page);
  await expect(page.getByRole('log')).toContainText('second');
});

test('Run becomes Stop, and becomes Run again after a change, which the view reports @all', async ({
  page,
  site,
}) => {
  await page.goto(`${site}playground?template=cad&version=4.x`);
  const run = page.getByRole('group', { name: 'Run' });
  await press(page, 'Run');
  await expect(run.getByRole('button', { name: 'Stop' })).toBeVisible();
  await expectView(page, '4.x', 'running');
  const status = viewOn(page, '4.x').getByRole('status');
  await expect(status).toContainText('Running on');
  await editorOf(page, 'cad.ts').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(`throw new Error('too late');`);
  await expect(status).toHaveText('Edited since this run');
  // The picture of the last successful run stays behind the error.
  const picture = viewOn(page, '4.x').getByRole('img', { name: /CAD model/ });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await run.getByRole('button', { name: 'Run', exact: true }).click();
  await expectView(page, '4.x', 'failed');
  await expect(picture).toHaveCSS('opacity', '0.4');
  const first = viewOn(page, '4.x').getByRole('alert').getByRole('button').first();
  await expect(first).toHaveText(/^Go to line \d+$/);
  await first.click();
  await expect(page.locator('.cm-activeLine:visible')).toContainText('too late');
});

test('on phones, Code, View and Console are shown one at a time, and Run shows the view', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site}playground?template=cad&version=4.x`);
  const editor = editorOf(page, 'cad.ts');
  const start = page.getByRole('button', { name: 'Run the program' });
  await expect(editor).toBeVisible();
  await expect(start).toBeHidden();
  await writeFile(page, 'cad.ts', `console.log('on the way');`);
  await expect(editor).toBeFocused();
  await press(page, 'Run');
  await expect(viewOn(page, '4.x')).toBeVisible();
  await expect(editor).toBeHidden();
  await press(page, 'Console');
  await openConsole(page);
  await expect(page.getByRole('log')).toContainText('on the way');
  await expect(viewOn(page, '4.x')).toBeHidden();
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: 'Embed…' }).click();
  await expect(panelOn(page)).toBeVisible();
  expect(await findViolations(page, { include: ['main'] })).toEqual([]);
  await panelOn(page).press('Escape');
  await press(page, 'Code');
  await expect(editor).toBeVisible();
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight];
  });
  expect(size).toEqual([390, 844]);
});

test('compared views are side by side on tablets, and one above the other on phones', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`${site}playground?template=cad&version=4.x`);
  await compareWith(page, '3.x');
  const places = async () => {
    const [first, second] = [viewOn(page, '4.x'), viewOn(page, '3.x')];
    const [one, other] = [await first.boundingBox(), await second.boundingBox()];
    return { x: (other?.x ?? 0) - (one?.x ?? 0), y: (other?.y ?? 0) - (one?.y ?? 0) };
  };
  await expect.poll(places).toEqual({ x: expect.closeTo(384, -1), y: 0 });
  await page.setViewportSize({ width: 390, height: 844 });
  await press(page, 'View');
  await expect.poll(places).toEqual({ x: 0, y: expect.closeTo(330, -2) });
});
