/** Tests that drafts are saved, listed, shared as files, and kept consistent between two tabs. */
import fs from 'node:fs';
import { fillStorage } from '../fixtures/fillStorage';
import { buttonOn, codeOn, openDrafts, rowsOn } from '../fixtures/draftsPage';
import { findViolations } from './axe';
import { expect, test } from './support';

test('typed text and the mark for foreign code are kept after a reload', async ({ context }) => {
  const page = await openDrafts(context);
  await expect(page.getByText('No drafts yet.')).toBeVisible();
  await buttonOn(page, 'New from a link').click();
  await buttonOn(page, 'New').click();
  await codeOn(page).fill('typed();');
  await page.reload();
  await expect(codeOn(page)).toHaveValue('typed();');
  await expect(rowsOn(page)).toHaveCount(2);
  await expect(rowsOn(page).first()).toContainText(/Pumps.*Next · changed .+ · open/);
  await expect(rowsOn(page).first()).not.toContainText('code from');
  await expect(rowsOn(page).last()).toContainText('code from a link or file');
  await expect(buttonOn(page, 'Pumps')).toHaveAttribute('aria-current', 'true');
  await buttonOn(page, 'Linked').click();
  await codeOn(page).fill('edited();');
  await expect(rowsOn(page).first()).toContainText('code from a link or file');
});

test('a draft can be renamed in place with the keyboard', async ({ context }) => {
  const page = await openDrafts(context);
  await buttonOn(page, 'New').click();
  await buttonOn(page, 'Rename').press('Enter');
  const name = page.getByRole('textbox', { name: 'Draft name' });
  await expect(name).toBeFocused();
  await name.fill('Given up');
  await name.press('Escape');
  await expect(buttonOn(page, 'Rename')).toBeFocused();
  await expect(buttonOn(page, 'Pumps')).toBeVisible();

  await page.keyboard.press('Enter');
  await name.fill('  Two valves ');
  await name.press('Enter');
  await expect(buttonOn(page, 'Rename')).toBeFocused();
  await expect(buttonOn(page, 'Two valves')).toBeVisible();
  await page.reload();
  await expect(buttonOn(page, 'Two valves')).toBeVisible();
});

test('removed drafts can be restored with the keyboard, and the focus follows', async ({
  context,
}) => {
  const page = await openDrafts(context);
  await buttonOn(page, 'New').click();
  await codeOn(page).fill('typed();');
  await buttonOn(page, 'New from a link').click();
  const remove = (name: string) =>
    page.getByRole('group', { name }).getByRole('button', { name: 'Remove' });
  await remove('Pumps').press('Enter');
  await expect(buttonOn(page, 'Undo')).toBeFocused();
  await remove('Linked').press('Enter');
  await expect(rowsOn(page)).toHaveCount(0);
  await expect(page.getByText('“Linked” was removed.')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(buttonOn(page, 'Linked')).toBeFocused();
  await buttonOn(page, 'Undo').press('Enter');
  await expect(buttonOn(page, 'Pumps')).toBeFocused();
  await expect(buttonOn(page, 'Undo')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(codeOn(page)).toHaveValue('typed();');
});

test('drafts can be moved to another browser in a file, and are marked as foreign there', async ({
  context,
  browser,
}) => {
  const page = await openDrafts(context);
  await buttonOn(page, 'New').click();
  await codeOn(page).fill('typed();');
  const saving = page.waitForEvent('download');
  await buttonOn(page, 'Export all').click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('pumps.json');
  const text = fs.readFileSync(await saved.path(), 'utf8');

  const other = await openDrafts(await browser.newContext());
  await other.locator('input[type=file]').setInputFiles([
    { name: 'pumps.json', mimeType: 'application/json', buffer: Buffer.from(text) },
    { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('PNG') },
  ]);
  await expect(other.getByRole('status')).toHaveText(
    '1 draft was imported. It’s treated as someone else’s code until you trust it. “photo.png”: The file isn’t a drafts file from this site.',
  );
  await expect(rowsOn(other)).toContainText('code from a link or file');
  await buttonOn(other, 'Pumps').click();
  await expect(codeOn(other)).toHaveValue('typed();');
  await other.context().close();
});

test('two tabs share their drafts, and conflicting changes become two drafts', async ({
  context,
}) => {
  const one = await openDrafts(context);
  await buttonOn(one, 'New').click();
  const two = await openDrafts(context);
  await codeOn(one).fill('one();');
  await expect(codeOn(two)).toHaveValue('one();');

  // Make only the second tab's writes fail.
  await two.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await codeOn(two).fill('two();');
  await expect(two.getByText('This browser’s storage is full')).toBeVisible();
  await codeOn(one).fill('one(); more();');
  await expect(rowsOn(two)).toHaveCount(2);
  await expect(codeOn(two)).toHaveValue('two();');
  await expect(codeOn(two)).toHaveAccessibleName('Code of Pumps (other tab)');
  await buttonOn(two, 'Pumps').click();
  await expect(codeOn(two)).toHaveValue('one(); more();');
  await expect(codeOn(one)).toHaveValue('one(); more();');
});

test('with full storage, typed text is kept and a message shows until there is space', async ({
  context,
}) => {
  const page = await openDrafts(context);
  await buttonOn(page, 'New').click();
  await fillStorage(page);
  const warning = page.getByText('This browser’s storage is full');
  await codeOn(page).fill('x'.repeat(500));
  await expect(warning).toBeVisible();
  await expect(codeOn(page)).toHaveValue('x'.repeat(500));

  await page.evaluate(() => localStorage.removeItem('filler0'));
  await codeOn(page).press('End');
  await codeOn(page).pressSequentially('y');
  await expect(warning).toHaveCount(0);
  await page.reload();
  await expect(codeOn(page)).toHaveValue(`${'x'.repeat(500)}y`);
});

test('without storage, the editor works and shows a message', async ({ context }) => {
  const page = await openDrafts(context, () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await expect(page.getByText('This browser doesn’t store anything for this site')).toBeVisible();
  await buttonOn(page, 'New').click();
  await codeOn(page).fill('typed();');
  await expect(codeOn(page)).toHaveValue('typed();');
  await expect(rowsOn(page)).toHaveCount(1);
});

test('invalid and hostile drafts in the storage don’t break the list', async ({ context }) => {
  const page = await openDrafts(context);
  await buttonOn(page, 'New').click();
  await page.evaluate(() => {
    const poison = ['{', 'null', '{"__proto__":{"foreign":false}}', '['.repeat(100_000)];
    const own = Object.keys(localStorage).find((key) => key.startsWith('playground.draft.')) ?? '';
    const text = localStorage.getItem(own) ?? '';
    const end = own.slice('playground.draft.'.length).replace(/^[a-z0-9]+/, '');
    poison.forEach((value, index) => {
      localStorage.setItem(`playground.draft.poisoned${index}${end}`, value);
    });
    // Store a draft under another draft's key, and a draft with markup as its name.
    localStorage.setItem(`playground.draft.poisoned8${end}`, text);
    localStorage.setItem(
      `playground.draft.poisoned9${end}`,
      JSON.stringify({
        ...(JSON.parse(text) as object),
        id: 'poisoned9',
        name: '<img src=x onerror=alert(1)>',
      }),
    );
    localStorage.setItem(`playground.drafts${end}`, '{"length":1e9}');
  });
  const failures: Error[] = [];
  page.on('pageerror', (error) => failures.push(error));
  await page.reload();
  await expect(rowsOn(page)).toHaveCount(2);
  await expect(buttonOn(page, 'Pumps')).toBeVisible();
  await expect(buttonOn(page, '<img src=x onerror=alert(1)>')).toBeVisible();
  expect(failures).toEqual([]);
});

for (const theme of ['light', 'dark']) {
  test(`the list of drafts has no accessibility violations in ${theme} mode`, async ({
    context,
  }) => {
    const page = await openDrafts(context);
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    await page.addStyleTag({ content: 'body { background: var(--docs-paper) }' });
    for (const button of ['New', 'New from a link', 'New']) await buttonOn(page, button).click();
    await page.getByRole('button', { name: 'Remove' }).first().click();
    await page.getByRole('button', { name: 'Rename' }).first().click();
    await buttonOn(page, 'Save').hover();
    expect(await findViolations(page, { include: ['section'] })).toEqual([]);
  });
}
