/** Tests blocked, missing, or broken browser features, and sites that change while their pages are open. */
import type { Page } from '@playwright/test';
import { offerOf } from '../../../src/components/Playground/embedding/iframe';
import { encodeShare } from '../../../src/components/Example/share';
import { frameOf, startEmbedHost } from '../../fixtures/embedHost';
import { editorOf, exportAll, openShare, press, writeFile } from '../../fixtures/playground';
import { editorOn, editorPath, exampleOn, expectState, latest } from '../../fixtures/workbench';
import { holdBack, pageChunk, withoutPrefetch } from '../faults';
import { fillStorage } from '../../fixtures/fillStorage';
import { expect, waitForHydration } from '../support';
import { expectAlive, expectLinkLeads, testFault } from './check';
import { putIntoBrowser, putIntoFiles } from './put';

const mine = '// Mine';

async function openChanged(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(editorPath());
  await writeMine(page);
}

async function writeMine(page: Page): Promise<void> {
  await editorOn(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText(`${mine}\n`);
  await expect(page).toHaveURL(/\?draft=/);
}

/** Writes a draft in the playground, where programs don't start automatically. */
async function openDraft(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('playground?template=cad&version=4.x');
  await writeFile(page, 'cad.ts', mine);
}

/** Message that Docusaurus logs if it can't write to the storage. */
const frameworkSays = /^Docusaurus storage error/;

for (const fault of ['full', 'blocked', 'absent'] as const) {
  testFault(`storage: ${fault}`, async ({ page, seen, allow, row }) => {
    allow(frameworkSays);
    if (fault !== 'full') await putIntoBrowser(page, `storage ${fault}`);
    await openDraft(page);
    if (fault === 'full') {
      const kept = () => page.evaluate(() => JSON.stringify(localStorage).includes('// Mine'));
      await expect.poll(kept).toBe(true);
      await fillStorage(page);
    }
    const more = `${mine} and more`;
    await writeFile(page, 'cad.ts', more);
    await seen(page.getByText(row.words ?? '').first());
    expect(row.wayOn).toBe('Export all');
    const saved = page.waitForEvent('download');
    await exportAll(page);
    expect((await saved).suggestedFilename()).toMatch(/\.json$/);
    await expect(editorOf(page, 'cad.ts')).toHaveText(more);
    await expectAlive(page);
    await expectLinkLeads(page);
  });
}

testFault('permission: clipboard', async ({ page, seen }) => {
  await putIntoBrowser(page, 'no clipboard');
  await openChanged(page);
  await openShare(page);
  await seen(page.getByRole('status').filter({ hasText: 'Couldn’t copy' }));
  const link = page.getByRole('textbox', { name: /Link to the code/ });
  await link.selectText();
  const selected = await page.evaluate(() => String(window.getSelection()));
  expect(selected).toBe(await link.inputValue());
  await expect(editorOn(page)).toContainText(mine);
  await expectAlive(page);
  await expectLinkLeads(page);
});

testFault('permission: clipboard, code block', async ({ page, seen }) => {
  await putIntoBrowser(page, 'no clipboard');
  for (const state of ['beforeIntent', 'afterIntent'] as const) {
    await page.goto('docs/installation');
    await waitForHydration(page, state);
    const block = page.locator('.theme-code-block').first();
    await block.hover();
    await block.getByRole('button', { name: /copy/i }).click();
    await seen(page.getByRole('status').filter({ hasText: 'Not copied' }).first());
    await expect(block.locator('pre')).toHaveText(/\w/);
  }
  await expectAlive(page);
  await expectLinkLeads(page);
});

testFault('permission: popups', async ({ page, site, seen, allow }) => {
  // The browser logs this message itself.
  allow(/^Blocked opening .* in a new window/);
  const host = await startEmbedHost();
  const input = { name: 'cad-basic', folder: latest.folder, title: 'CAD model' };
  const offer = offerOf(input, { theme: undefined, showsCode: true }, (path) => site + path);
  if (offer.type !== 'html') throw new Error(offer.type);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(host.address(offer.html));
  const frame = await frameOf(page);
  await frame.getByRole('link', { name: 'Open in playground' }).click();
  await seen(frame.getByRole('alert'));
  const address = await frame.getByRole('alert').getByRole('textbox').inputValue();
  await frame.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await frame.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  host.close();
  await page.goto(address);
  await expect(editorOf(page, 'cad-basic.ts')).toContainText('new Cognite3DViewer');
  await expectAlive(page);
});

testFault('permission: fullscreen', async ({ page, seen }) => {
  await putIntoBrowser(page, 'no full screen');
  await openChanged(page);
  await exampleOn(page).getByRole('button', { name: 'Run', exact: true }).click();
  await exampleOn(page).getByRole('button', { name: 'Full screen' }).click();
  await seen(exampleOn(page).getByRole('status').filter({ hasText: 'full screen' }));
  await expectState(page, 'running');
  await expect(editorOn(page)).toContainText(mine);
  await expectAlive(page);
  await expectLinkLeads(page);
});

testFault('DecompressionStream: absent', async ({ page, site, seen }) => {
  const hash = await encodeShare({
    name: 'cad-basic',
    folder: latest.folder,
    files: { 'cad-basic.ts': mine },
  });
  await putIntoBrowser(page, 'no DecompressionStream');
  await page.goto(`${site}playground${hash}`);
  await seen(page.getByRole('alert'));
  expect(new URL(page.url()).hash).toBe(hash);
  // The code in the link can't be decoded, so a template opens.
  await expect(page.getByText('new Cognite3DViewer').first()).toBeVisible();
  await expectAlive(page);
  await expectLinkLeads(page);
});

testFault('DecompressionStream: absent, to share', async ({ page, seen }) => {
  await putIntoBrowser(page, 'no DecompressionStream');
  await openChanged(page);
  await openShare(page);
  const words = exampleOn(page).getByText('This browser can’t put code into a link');
  await seen(words);
  await exampleOn(page).getByRole('button', { name: 'Download', exact: true }).last().click();
  const pack = page.getByRole('button', { name: /^Download .*zip/ });
  const saved = page.waitForEvent('download');
  await pack.click();
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
  await expect(editorOn(page)).toContainText(mine);
  await expectAlive(page);
  await expectLinkLeads(page);
});

/** Offsets of the browser's clock, in years. */
const clocks: Readonly<Record<string, number>> = { '30 years behind': -30, '70 years ahead': 70 };
for (const [fault, years] of Object.entries(clocks)) {
  testFault(`clock: ${fault}`, async ({ page, seen }) => {
    const time = new Date();
    time.setFullYear(time.getFullYear() + years);
    await page.clock.setFixedTime(time);
    await openDraft(page);
    await expect(page).toHaveURL(/\?draft=/);
    await page.reload();
    await expect(editorOf(page, 'cad.ts')).toHaveText(mine);
    await seen(page.getByRole('heading', { level: 1 }));
    await press(page, 'Run');
    await page.getByRole('tab', { name: /^Console/ }).click();
    await writeFile(page, 'cad.ts', `${mine} again`);
    await expect(editorOf(page, 'cad.ts')).toHaveText(`${mine} again`);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expectAlive(page);
    await expectLinkLeads(page);
  });
}

testFault('deploys: two tabs on different deploys', async ({ page, seen }) => {
  await openChanged(page);
  // Simulate a rebuild. The older tab requests files that no longer exist, and the newer tab has the new files.
  const told = exampleOn(page).getByRole('alert').first();
  const lift = await putIntoFiles(page, /\/assets\/(?:js|css)\/|\/sdk\//, '404');
  const newer = await page.context().newPage();
  await newer.emulateMedia({ reducedMotion: 'reduce' });
  await newer.goto(page.url());
  await expect(exampleOn(newer).getByText(mine).first()).toBeVisible();
  await exampleOn(page).getByRole('button', { name: 'Run', exact: true }).click();
  await seen(told);
  await lift();
  const loaded = page.waitForEvent('load');
  await told.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await waitForHydration(page, 'afterIntent');
  await expect(exampleOn(page).getByText(mine).first()).toBeVisible();
  await expect(exampleOn(newer).getByText(mine).first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAlive(page);
  await expectLinkLeads(page);
});

testFault('Back: during load', async ({ page, seen }) => {
  await withoutPrefetch(page);
  await page.goto('docs/concepts');
  await waitForHydration(page, 'afterIntent');
  const release = await holdBack(page, pageChunk('installation.mdx'));
  const asked = page.waitForRequest(pageChunk('installation.mdx'));
  const links = page.getByRole('navigation', { name: 'Docs sidebar' });
  await links.getByRole('link', { name: 'Installation' }).click();
  await asked;
  await page.goBack();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Concepts');
  await release();
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await seen(heading);
  await expect(page).toHaveURL(/docs\/concepts$/);
  await expectAlive(page);
  await links.getByRole('link', { name: 'Installation' }).click();
  await expect(heading).toHaveText('Installation');
  await expectLinkLeads(page);
});
