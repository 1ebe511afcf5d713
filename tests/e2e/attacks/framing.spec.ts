/** Tests that other sites can frame only the embed page, regardless of the host's headers. */
import type { Page } from '@playwright/test';
import { buildDir, readBuildInfo } from '../../../scripts/helpers/buildInfo';
import { startByPathHost, startPlainHost, type PlainHost } from '../../fixtures/plainHost';
import { frameOf, startEmbedHost, type EmbedHost } from '../../fixtures/embedHost';
import { expect, test } from '../support';
import { framingAttacks, type FramedPage, type FramingAttack } from './framing';

const { baseUrl } = readBuildInfo() ?? { baseUrl: '/' };
let host: EmbedHost;
let sites: Readonly<Record<FramingAttack['host'], PlainHost>>;

test.beforeAll(async () => {
  host = await startEmbedHost();
  sites = {
    byPath: await startByPathHost(buildDir, baseUrl),
    plain: await startPlainHost(buildDir, baseUrl),
  };
});
test.afterAll(() => {
  host.close();
  for (const site of Object.values(sites)) site.close();
});

/** Opens a page on another site. That page frames `path` on `site`. Waits for React in the frame. */
async function openFramed(page: Page, site: string, path: string, more = ''): Promise<FramedPage> {
  const element = `<iframe src="${site}${path}" width="1000" height="700" ${more}></iframe>`;
  await page.goto(host.address(element));
  const frame = await frameOf(page);
  await frame.waitForURL(site + path);
  await frame.evaluate(() => window.docsPageScript?.load());
  await frame.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  return { page, frame, site };
}

/** Disables the defense by making the framed document appear to be the top-level document. */
function hideAncestors(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'parent', { value: window });
  });
}

const notice = "This page can't be shown inside another site";

for (const attack of framingAttacks) {
  const { name, path, attributes, press, navigate, gain } = attack;

  test(`without its defense, this attack succeeds: ${name}`, { tag: '@more' }, async ({ page }) => {
    await hideAncestors(page);
    const framed = await openFramed(page, sites[attack.host].address, path, attributes);
    await press?.(framed);
    await navigate?.(framed);
    await expect(gain(framed.frame)).toBeVisible();
  });

  test(name, async ({ page }) => {
    const framed = await openFramed(page, sites[attack.host].address, path, attributes);
    await navigate?.(framed);
    await expect(framed.frame.getByRole('heading', { name: notice })).toBeVisible();
    await expect(gain(framed.frame)).toHaveCount(0);
    await expect(framed.frame.getByRole('link')).toHaveCount(1);
    await expect(framed.frame.locator('button, input, iframe')).toHaveCount(0);
  });
}

test('a host that sends headers by path doesn’t let other sites frame a page', async ({ page }) => {
  const { address } = sites.byPath;
  await page.goto(host.address(`<iframe src="${address}docs/concepts"></iframe>`));
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(?:chrome-error:|about:net)/);
});

test('the notice in a framed page links to the page in a new tab', async ({ page, context }) => {
  const { frame } = await openFramed(page, sites.plain.address, 'examples?version=3.x#list');
  const opens = context.waitForEvent('page');
  await frame.getByRole('link', { name: 'Open the page in a new tab' }).click();
  const opened = await opens;
  await expect(opened.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
  expect(opened.url()).toContain(`${sites.plain.address}examples?version=3.x`);
});

test('the site can frame its own pages', async ({ page }) => {
  const { address } = sites.byPath;
  await page.goto(`${address}embed`);
  await page.evaluate((url) => {
    document.body.innerHTML = '';
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }, `${address}examples`);
  const frame = await frameOf(page);
  await frame.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  await expect(frame.getByRole('heading', { level: 1, name: 'Examples' })).toBeVisible();
});
