/**
 * Tests that embeds accept only valid messages from their parent page. Also tests that external code waits for a click
 * on Run.
 */
import type { Frame, Page } from '@playwright/test';
import { buildDir, readBuildInfo } from '../../../scripts/helpers/buildInfo';
import { offerOf } from '../../../src/components/Playground/embedding/iframe';
import { mostPerSecond } from '../../../src/components/Embed/parent';
import { encodeShare } from '../../../src/components/Example/share';
import { escapeHtml } from '@reveal-docs/shared/escapeHtml';
import { startEmbedHost, tellFrame, told, type EmbedHost } from '../../fixtures/embedHost';
import { startPlainHost, type PlainHost } from '../../fixtures/plainHost';
import { latest } from '../../fixtures/workbench';
import { expect, test } from '../support';
import { addressAttacks, forgedMessages, furtherAttacks, windowAttacks } from './embed';
import { watchAttack } from './page';

const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
const [program, nameless, grandparent, opener, press, flood] = furtherAttacks;

let host: EmbedHost;
/** A host that serves the site without the site's headers. */
let plain: PlainHost;
test.beforeAll(async () => {
  host = await startEmbedHost();
  plain = await startPlainHost(buildDir, baseUrl);
});
test.afterAll(() => {
  host.close();
  plain.close();
});

const linked = (source: string) =>
  encodeShare({ name: 'cad-basic', folder: latest.folder, files: { 'cad-basic.ts': source } });

async function elementFor(site: string, source = `console.log('theirs');`): Promise<string> {
  const offer = offerOf(
    { folder: latest.folder, title: 'Attack', hash: await linked(source) },
    { theme: undefined, showsCode: false },
    (path) => site + path,
  );
  if (offer.type !== 'html') throw new Error(offer.type);
  return offer.html.replace('<iframe', '<iframe class="embed"');
}

async function embedIn(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => /\/embed(?:[?#]|$)/.test(frame.url()));
  await expect.poll(find).toBeDefined();
  const frame = find();
  if (frame === undefined) throw new Error('There is no embed.');
  await frame.locator('[data-example]').waitFor();
  return frame;
}

async function listeningIn(page: Page): Promise<Frame> {
  const frame = await embedIn(page);
  await expect.poll(() => told(page)).toMatchObject([{ type: 'listening' }]);
  return frame;
}

/** Waits long enough for several more messages to arrive, if any are sent. */
const aWhile = (page: Page) => page.waitForTimeout(600);

async function expectUntouched(frame: Frame, name: string): Promise<void> {
  await expect.soft(frame.locator('[data-example]'), name).toHaveAttribute('data-state', 'idle');
  await expect.soft(frame.locator('iframe'), name).toHaveCount(0);
}

for (const { name, html } of windowAttacks) {
  test(name, async ({ page, site }) => {
    await page.goto(host.address(html.replace('EMBED', await elementFor(site))));
    const frame = await embedIn(page);
    await aWhile(page);
    await expectUntouched(frame, name);
    // The parent didn't send these requests, so it must not receive responses.
    expect((await told(page)).map(({ type }) => type)).toEqual(['listening']);
  });
}

test(grandparent.name, async ({ page, site }) => {
  const inner = host.address(await elementFor(site));
  await page.goto(host.address(`<iframe src="${escapeHtml(inner)}"></iframe>`));
  const frame = await embedIn(page);
  await page.evaluate(() => window.frames[0]?.frames[0]?.postMessage({ type: 'run' }, '*'));
  await aWhile(page);
  const parent = frame.parentFrame();
  const heard = await parent?.evaluate(() =>
    (window as unknown as { told: { type: string }[] }).told.map(({ type }) => type),
  );
  expect(heard).toEqual(['listening']);
  await expectUntouched(frame, 'grandparent');
});

test(opener.name, async ({ page, site, context }) => {
  await page.goto(host.address('<iframe></iframe>'));
  const opens = context.waitForEvent('page');
  const address = `${site}embed${await linked('1')}`;
  await page.evaluate((url) => {
    const opened = window.open(url);
    setInterval(() => opened?.postMessage({ type: 'run' }, '*'), 50);
  }, address);
  const opened = await opens;
  await opened.locator('[data-example]').waitFor();
  await aWhile(opened);
  await expectUntouched(opened.mainFrame(), 'opener');
});

test(nameless.name, async ({ page }) => {
  const seen = watchAttack(page, plain.address);
  const inner = `${await elementFor(plain.address)}<script>
    setInterval(() => frames[0].postMessage({ type: 'run' }, '*'), 50)</script>`;
  // Use the site without its headers, because they would forbid a `data:` URL as the parent.
  const address = `data:text/html,${encodeURIComponent(inner)}`;
  await page.goto(host.address(`<iframe src="${address}"></iframe>`));
  const frame = await embedIn(page);
  await aWhile(page);
  await expectUntouched(frame, 'nameless');
  // If the embed tried to respond to a parent without an origin, the browser would report an error.
  expect(seen.errors).toEqual([]);
});

test(program.name, async ({ page, site }) => {
  const seen = watchAttack(page, site);
  const source = `console.log('runs');
for (const type of ['run', 'takePicture', 'setViewState']) {
  for (const target of [parent, top]) target?.postMessage({ type, id: 7 }, '*');
}`;
  await page.goto(host.address(await elementFor(site, source)));
  const frame = await embedIn(page);
  await frame.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(frame.locator('[data-example]')).toHaveAttribute('data-state', 'failed');
  await expect(frame.getByRole('alert')).toContainText('it sent a message directly to this page');
  await aWhile(page);
  // The embed can't send a response to the program's frame, because the frame's origin is opaque. A response would
  // therefore either cause an error or reach the parent.
  expect((await told(page)).filter(({ id }) => id === 7)).toEqual([]);
  expect(seen.errors).toEqual([]);
});

test('forged messages don’t change the embed, and only failures are reported to the sender', async ({
  page,
  site,
}) => {
  const seen = watchAttack(page, site);
  await page.goto(host.address(await elementFor(site)));
  const frame = await listeningIn(page);
  for (const { name, data } of forgedMessages) {
    await page.evaluate(`document.querySelector('iframe').contentWindow.postMessage(${data}, '*')`);
    await expectUntouched(frame, name);
  }
  await aWhile(page);
  expect(
    await frame.evaluate(() => ({ ...Object.prototype, ...({} as { polluted?: 1 }) })),
  ).toEqual({});
  const types = (await told(page)).slice(1).map(({ type }) => type);
  expect([...new Set(types)]).toEqual(['failed']);
  expect(seen.errors).toEqual([]);
  expect(seen.dialogs).toEqual([]);
  await expect(frame.getByRole('region', { name: 'Code' })).toContainText('theirs');
});

test(press.name, async ({ page, site }) => {
  await page.goto(host.address(await elementFor(site)));
  const frame = await listeningIn(page);
  for (let turn = 0; turn < 100; turn++) await tellFrame(page, { type: 'run', id: turn });
  await expect.poll(async () => (await told(page)).length).toBeGreaterThan(90);
  await expectUntouched(frame, 'press');
});

test(flood.name, async ({ page, site }) => {
  await page.goto(host.address(await elementFor(site)));
  const frame = await listeningIn(page);
  const flooded = Date.now();
  await page.evaluate(() => {
    const frame = document.querySelector('iframe')?.contentWindow;
    const large = { type: 'takePicture', id: 'x'.repeat(1e5) };
    for (let turn = 0; turn < 20_000; turn++) {
      frame?.postMessage({ type: 'run' }, '*');
      if (turn % 100 === 0) frame?.postMessage(large, '*');
    }
  });
  // The embed's own buttons must respond during the flood.
  const start = Date.now();
  await frame.getByRole('button', { name: 'Code', exact: true }).click();
  await expect(frame.getByRole('region', { name: 'Code' })).toHaveCount(0);
  expect(Date.now() - start).toBeLessThan(5000);
  await aWhile(page);
  await expectUntouched(frame, 'flood');
  // Each second, the embed sends at most `mostPerSecond` responses and one message about the remaining requests.
  const answers = (await told(page)).length;
  const seconds = Math.ceil((Date.now() - flooded) / 1000) + 1;
  expect(answers).toBeLessThan((mostPerSecond + 1) * seconds);
  expect(answers).toBeLessThan(2000);
});

test('hostile embed URLs don’t run code or add links to other sites', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const seen = watchAttack(page, site);
  const code = await linked(`console.log('theirs');`);
  for (const { name, search, withCode = false } of addressAttacks) {
    await page.goto(`${site}embed${search}${withCode ? code : ''}`);
    await page.locator('h1').waitFor();
    const links = await page
      .locator('a')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect
      .soft(
        links.filter((link) => !link.startsWith(site)),
        name,
      )
      .toEqual([]);
    const text = await page.locator('body').innerText();
    expect.soft(text, name).not.toMatch(/555|alert\(1\)/);
    await expect.soft(page.locator('[data-state="running"], iframe'), name).toHaveCount(0);
    await expect.soft(page.locator('html'), name).toHaveAttribute('data-theme', /^(?:light|dark)$/);
  }
  expect(seen).toMatchObject({ errors: [], dialogs: [], outside: [] });
});
