/** Links that carry an example: what they hold, and that nothing of them runs before a click. */
import {
  drawTimeout,
  exampleOn,
  examplePath,
  expectState,
  keepFromStarting,
  latest,
  logOn,
  writeProgram,
} from '../fixtures/workbench';
import { encodeShare } from '../../src/components/Example/share';
import { expect, test, waitForHydration } from './support';
import type { Page } from '@playwright/test';

const program = { name: 'cad-basic', folder: latest.folder };

function linkField(page: Page) {
  return exampleOn(page).getByRole('textbox', { name: /^Link to the code/ });
}

/** Address of a page, opened by a link that carries `source`. */
async function linkTo(site: string, source: string): Promise<string> {
  const hash = await encodeShare({ ...program, files: { 'cad-basic.ts': source } });
  return `${site}${examplePath()}${hash}`;
}

test('a link holds code and camera, and opens to them after a click', async ({
  page,
  site,
  context,
}) => {
  test.setTimeout(3 * drawTimeout);
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
  await writeProgram(
    page,
    `import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, pumpSkid } from './project';
const viewer = new Cognite3DViewer({ sdk: client, domElement: document.querySelector<HTMLElement>('#viewer')!, logMetrics: false });
await viewer.addModel(pumpSkid);
viewer.cameraManager.setCameraState({ position: new Vector3(12, 9, 41), target: new Vector3(-4, 1, 20) });
viewer.on('cameraChange', (position) => console.log('at', position.toArray().map(Math.round).join()));
console.log('shared');`,
  );
  await exampleOn(page).getByRole('button', { name: 'Run', exact: true }).click();
  await expectState(page, 'running');
  await exampleOn(page).getByRole('button', { name: 'Share' }).click();
  const link = await linkField(page).inputValue();
  expect(link).toContain('#example=');
  expect(link.length).toBeLessThan(8000);

  const other = await context.newPage();
  await other.goto(link);
  await expect(exampleOn(other).getByRole('note')).toContainText('came from the link');
  await expect(exampleOn(other).getByText("console.log('shared');")).toBeVisible();
  await other.waitForTimeout(3000);
  await expect(exampleOn(other)).toHaveAttribute('data-state', 'idle');
  await expect(exampleOn(other).locator('iframe')).toHaveCount(0);
  await exampleOn(other).getByRole('button', { name: 'Run the linked code' }).first().click();
  await expectState(other, 'running');
  await expect(logOn(other).filter({ hasText: 'shared' })).toBeVisible();
  await expect(logOn(other).filter({ hasText: 'at 12,9,41' })).toBeVisible();
});

test(
  'what the reader changed before is there again after the link is put aside',
  { tag: '@engines' },
  async ({ page, site }) => {
    await keepFromStarting(page);
    await page.goto(`${site}${examplePath()}`);
    await writeProgram(page, `console.log('mine');`);
    await page.goto(site);
    await page.goto(await linkTo(site, `console.log('theirs');`));
    await expect(exampleOn(page).getByText("console.log('theirs');")).toBeVisible();
    await exampleOn(page).getByRole('button', { name: 'Show my previous code' }).click();
    await expect(exampleOn(page).getByText("console.log('mine');")).toBeVisible();
  },
);

test('a cut or changed link says so and shows the original', async ({ page, site }) => {
  await keepFromStarting(page);
  const link = await linkTo(site, `console.log('theirs');`);
  for (const bad of [
    link.slice(0, -5),
    `${link.slice(0, -9)}AAAAAAAAA`,
    link.replace(/=.*/, '='),
  ]) {
    await page.goto(site);
    await page.goto(bad);
    await expect(exampleOn(page).getByRole('alert')).toContainText('damaged or incomplete');
    await expect(exampleOn(page).getByText("from '@cognite/reveal'").first()).toBeVisible();
  }
  const { files } = { files: { 'cad-basic.ts': 'console.log(1);' } };
  const hash = await encodeShare({ name: 'cad-basic', folder: 'another', files });
  await page.goto(site);
  await page.goto(`${site}${examplePath()}${hash}`);
  await expect(exampleOn(page).getByRole('alert')).toContainText('another version');
});

test('code too long for a link offers the download', async ({ page, site }) => {
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
  await waitForHydration(page, 'afterIntent');
  // Noise, so that it does not compress.
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 46656).toString(36));
  await writeProgram(page, `const noise = '${noise.join('')}';`);
  await exampleOn(page).getByRole('button', { name: 'Share' }).click();
  await expect(exampleOn(page).getByText(/too large for a link/)).toBeVisible();
  await expect(linkField(page)).toHaveCount(0);
  await exampleOn(page).getByRole('button', { name: 'Download', exact: true }).last().click();
  await expect(exampleOn(page).getByRole('button', { name: /^Download reveal-/ })).toBeVisible();
});

test('a token in the code is not in the link', async ({ page, site }) => {
  await keepFromStarting(page);
  await page.goto(`${site}${examplePath()}`);
  const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJtZSJ9.c2lnbmF0dXJl';
  await writeProgram(page, `const token = '${token}';`);
  await exampleOn(page).getByRole('button', { name: 'Share' }).click();
  const link = await linkField(page).inputValue();
  await page.goto(site);
  await page.goto(link);
  await expect(exampleOn(page).getByText("const token = 'token-left-out';")).toBeVisible();
});
