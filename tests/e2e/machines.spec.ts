/** Tests the output of the build for machines: canonical URLs, sitemap, robots.txt, Open Graph, Markdown. */
import fs from 'node:fs';
import path from 'node:path';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { markdownPath } from '@reveal-docs/versions/addresses/pageAddress';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { rootDir } from '@reveal-docs/versions';
import { expectedVersions } from '../expectedPages';
import { apiAddress, latest as latestVersion, older, otherLayout } from '../fixtures/versions';
import { builtPages, expect, test, waitForHydration } from './support';

const pages = builtPages().filter((address) => !['embed', 'search'].includes(address));
const latest = latestVersion.routePath;
const built = readBuildInfo();
/** URL of the published site, including its base path. */
const siteUrl = `${built?.url}${built?.baseUrl}`;

function read(file: string): string {
  return fs.readFileSync(path.join(buildDir, file), 'utf8');
}

function htmlOf(address: string): string {
  const file = [`${address}.html`, path.join(address, 'index.html')].find(
    (candidate) => candidate !== '.html' && fs.existsSync(path.join(buildDir, candidate)),
  );
  if (file === undefined) throw new Error(`No page is built at "${address}".`);
  return read(file);
}

/** Returns the value of an attribute of the first matching tag. The pages omit optional quotes. */
function attribute(html: string, tag: RegExp, name: string): string | undefined {
  const text = tag.exec(html)?.[0];
  return new RegExp(`${name}=(?:"([^"]*)"|([^\\s>]*))`)
    .exec(text ?? '')
    ?.slice(1)
    .find(Boolean);
}

function meta(html: string, name: string): string | undefined {
  return attribute(
    html,
    new RegExp(`<meta[^>]*(?:name|property)="?${name}"?[ >][^>]*>?`),
    'content',
  );
}

test('each page has one canonical URL: its own, or that of the latest version', () => {
  const base = siteUrl;
  const known = new Set(pages);
  const wrong: string[] = [];
  let older = 0;
  for (const address of pages) {
    const html = htmlOf(address);
    const links = html.match(/<link[^>]*rel="?canonical"?[^>]*>/g) ?? [];
    const canonical = attribute(links[0] ?? '', /<link.*/, 'href')?.replace(base, '');
    const version = expectedVersions
      .filter(({ route }) => address === route || address.startsWith(`${route}/`))
      .sort((a, b) => b.route.length - a.route.length)[0];
    const same = version && `${latest}${address.slice(version.route.length)}`;
    const wanted = same !== undefined && known.has(same) ? same : address;
    const isSymbol = version?.isLast === false && /\/api\//.test(address) && wanted === address;
    const isRight =
      links.length === 1 &&
      (canonical === wanted || (isSymbol && canonical !== undefined && known.has(canonical)));
    if (!isRight || meta(html, 'og:url') !== `${base}${canonical}`) {
      wrong.push(`${address}: ${links.join(' ')}`);
    }
    if (canonical !== address) older += 1;
    if (/name="?robots"?/.test(html)) wrong.push(`${address}: hidden from search engines`);
  }
  expect(wrong).toEqual([]);
  expect(older).toBeGreaterThan(200);
});

test('the canonical URL of an API page in another layout is that of its symbol', () => {
  const html = htmlOf(apiAddress(otherLayout, 'Cognite3DViewer'));
  expect(attribute(html, /<link[^>]*canonical[^>]*>/, 'href')).toBe(
    `${siteUrl}${apiAddress(latestVersion, 'Cognite3DViewer')}`,
  );
});

test('the canonical URL is the same after React loads', async ({ page }) => {
  await page.goto(`${older[0]?.routePath}/concepts`);
  await waitForHydration(page, 'afterIntent');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`/${latest}/concepts$`),
  );
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
});

test('each page has Open Graph data and the card of its kind', () => {
  const cards: Record<string, number> = {};
  for (const address of pages) {
    const html = htmlOf(address);
    for (const name of ['og:title', 'og:description', 'og:url', 'twitter:card']) {
      expect(meta(html, name), `${name} of ${address}`).toBeTruthy();
    }
    const image = meta(html, 'og:image') ?? '';
    const card = /img\/social\/(\w+)\.png$/.exec(image)?.[1] ?? image;
    cards[card] = (cards[card] ?? 0) + 1;
  }
  expect(Object.keys(cards).sort()).toEqual(['api', 'example', 'guide', 'site']);
  for (const card of Object.keys(cards)) {
    expect(fs.existsSync(path.join(buildDir, `img/social/${card}.png`)), card).toBe(true);
  }
});

test('robots.txt allows all crawlers and names the sitemap', () => {
  const text = read('robots.txt');
  expect(text).toContain('User-agent: *\nAllow: /\n');
  expect(text).toContain(`Sitemap: ${siteUrl}sitemap.xml`);
});

test('each page also exists as Markdown without HTML markup', () => {
  const wrong = pages.filter((address) => {
    const file = path.join(buildDir, markdownPath(address));
    if (!fs.existsSync(file)) return true;
    const text = fs.readFileSync(file, 'utf8');
    const prose = text.replace(/^(`{3,}).*\n[^]*?^\1$/gm, '').replace(/`[^`]*`/g, '');
    return !/^# \S/m.test(text) || /<(?:div|span|svg|button)\b/.test(prose);
  });
  expect(wrong).toEqual([]);
});

test('the Markdown of a page contains its code', () => {
  const guide = read(markdownPath(`${latest}/installation`));
  expect(guide).toMatch(/```\w+\n[^`]*@cognite\/reveal/);
  const api = read(markdownPath(`${latest}/api/cognite_reveal/classes/Cognite3DViewer`));
  expect(api).toMatch(/```ts\n.*addModel/);
});

test('no built file contains the folder of the build', () => {
  const telling = fs
    .readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => fs.readFileSync(file).includes(rootDir))
    .map((file) => path.relative(buildDir, file));
  expect(telling).toEqual([]);
});

test('llms.txt lists the pages of the latest version, and all its links exist', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Reveal docs\n\n> .+\n/);
  const base = siteUrl;
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, link]) => link ?? []);
  const own = pages.filter(
    (address) =>
      (address === latest || address.startsWith(`${latest}/`)) &&
      !expectedVersions.some(
        ({ isLast, route }) => !isLast && `${address}/`.startsWith(`${route}/`),
      ),
  );
  for (const address of own) expect(links).toContain(`${base}${markdownPath(address)}`);
  for (const link of links) {
    expect(fs.existsSync(path.join(buildDir, link.replace(base, ''))), link).toBe(true);
  }
  expect(text).toContain(`npx --package=${base}tools.tgz reveal-docs --help`);
  expect(fs.existsSync(path.join(buildDir, 'tools.tgz'))).toBe(true);
});

test('llms-full.txt of a version contains its guides and examples in full', () => {
  for (const { route, examples } of expectedVersions) {
    const full = read(`${route}/llms-full.txt`);
    for (const page of [
      route,
      `${route}/concepts`,
      ...examples.map((name) => `${route}/examples/${name}`),
    ]) {
      expect(full, page).toContain(read(markdownPath(page)));
    }
  }
});

test('skill.md is linked, at most 200 lines long, and lists removed names', () => {
  expect(read('llms.txt')).toContain(`[skill.md](${siteUrl}skill.md)`);
  const skill = read('skill.md');
  expect(skill.split('\n').length - 1).toBeLessThanOrEqual(200);
  const removed = readChanges(latestVersion.folder)?.removed ?? [];
  for (const { name } of removed) expect(skill).toContain(`\`${name}\``);
  expect(skill).toMatch(/^- The client: .*`oidcTokenProvider`/m);
});

test('a page can be copied as Markdown', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('docs/concepts');
  await waitForHydration(page, 'afterIntent');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied as Markdown' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(read(markdownPath('docs/concepts')));
  const markdown = page.getByRole('link', { name: 'Markdown', exact: true });
  await expect(markdown).toHaveAttribute('href', `${new URL(site).pathname}docs/concepts.md`);
});

test('a page that can’t be copied shows an error', async ({ page }) => {
  await page.route('**/docs/concepts.md', (route) => route.abort());
  await page.goto('docs/concepts');
  await waitForHydration(page, 'afterIntent');
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: /Not copied/ })).toBeVisible();
});

test('the latest version’s own path redirects to docs', async ({ page, site }) => {
  const label = expectedVersions.find(({ isLast }) => isLast)?.label ?? '';
  await page.goto(`docs/${label}/concepts?a=1#point-clouds`);
  await expect(page).toHaveURL(`${site}docs/concepts?a=1#point-clouds`);
  await page.goto(`docs/${label}`);
  await expect(page).toHaveURL(`${site}docs`);
});
