/** Tests three kinds of links: to a view of an example, to a playground program, and older links that contain code. */
import { openShare } from '../fixtures/playground';
import {
  editorOn,
  editorPath,
  exampleOn,
  examplePath,
  expectState,
  keepFromStarting,
  latest,
  writeProgram,
} from '../fixtures/workbench';
import { encodeShare } from '../../src/components/Example/share';
import { expect, test, waitForHydration } from './support';

test.beforeEach(({ page }) => keepFromStarting(page));

test('a truncated or changed link opens the playground and shows a message', async ({
  page,
  site,
}) => {
  const files = { 'cad-basic.ts': `console.log('theirs');` };
  const hash = await encodeShare({ name: 'cad-basic', folder: latest.folder, files });
  for (const bad of [
    hash.slice(0, -5),
    `${hash.slice(0, -9)}AAAAAAAAA`,
    hash.replace(/=.*/, '='),
  ]) {
    await page.goto('about:blank');
    await page.goto(`${site}${examplePath()}${bad}`);
    await expect(page).toHaveURL(/\/playground/);
    await expect(page.getByRole('alert')).toContainText('damaged or incomplete');
  }
});

test('code that is too long for a link offers the download instead', async ({ page, site }) => {
  await page.goto(`${site}${editorPath()}`);
  // Noise doesn't compress.
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 46656).toString(36));
  await writeProgram(page, `const noise = '${noise.join('')}';`);
  await openShare(page);
  await expect(exampleOn(page).getByText(/too large for a link/)).toBeVisible();
  await exampleOn(page).getByRole('button', { name: 'Download', exact: true }).last().click();
  await expect(exampleOn(page).getByRole('button', { name: /^Download reveal-/ })).toBeVisible();
});

test('a token in the code is left out of the link', async ({ page, site }) => {
  await page.goto(`${site}${editorPath()}`);
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';
  await writeProgram(page, `const token = '${token}';`);
  await openShare(page);
  const link = await exampleOn(page)
    .getByRole('textbox', { name: /^Link to the code/ })
    .inputValue();
  await page.goto('about:blank');
  await page.goto(link);
  await expect(editorOn(page)).toContainText("const token = 'token-left-out';");
});

test('a link to a view opens the example with that camera', async ({ page, site }) => {
  await page.goto(`${site}${examplePath()}#camera=12,9,41,-4,1,20`);
  await waitForHydration(page, 'afterIntent');
  await exampleOn(page).getByRole('button', { name: 'Start the example' }).click();
  await expectState(page, 'running');
  await exampleOn(page).getByRole('button', { name: 'Share' }).click();
  await expect(exampleOn(page).getByRole('textbox', { name: /^Link to this example/ })).toHaveValue(
    `${site}${examplePath()}#camera=12,9,41,-4,1,20`,
  );
});
