/** Tests the built files that crawlers and other programs read, such as the sitemap and Markdown. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { buildDir, readBuildInfo } from '../../scripts/helpers/buildInfo';
import { markdownPath } from '@reveal-docs/versions/addresses/pageAddress';
import { readChanges } from '@reveal-docs/api-reference/changes/generate';
import { readVersions, rootDir } from '@reveal-docs/versions';
import { openLeadIns } from '../../src/plugins/llms/skill';
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

/** Returns an attribute of the first matching tag. In built pages, attribute values aren't always in quotes. */
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

test('the canonical URL is the same after React loads', { tag: '@more' }, async ({ page }) => {
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

test('the Markdown of pages has no escapes that its readers would quote', () => {
  const escaped = fs
    .readdirSync(buildDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md') && !file.startsWith('frame/'))
    .filter((file) => /\\`|&#x?[0-9a-f]+;/i.test(read(file).replace(/^( *)```[^]*?^\1```$/gm, '')));
  expect(escaped).toEqual([]);
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

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, link]) => link ?? []);
}

function isBuilt(link: string): boolean {
  return fs.existsSync(path.join(buildDir, link.replace(siteUrl, '')));
}

test('llms.txt has at most 8,000 bytes, and links the files of each version', () => {
  const text = read('llms.txt');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8000);
  expect(text).toMatch(/^# Reveal docs\n\n> .+\n/);
  const links = linksIn(text);
  for (const { route } of expectedVersions) {
    for (const file of ['llms.txt', 'skill.md', 'llms-full.txt']) {
      expect(links).toContain(`${siteUrl}${route}/${file}`);
    }
  }
  expect(links.filter((link) => !isBuilt(link))).toEqual([]);
  expect(text).toContain(`npx --package=${siteUrl}tools.tgz reveal-docs --help`);
  expect(fs.existsSync(path.join(buildDir, 'tools.tgz'))).toBe(true);
});

test('llms.txt of a version lists all of its pages, and all its links exist', () => {
  for (const { route } of expectedVersions) {
    const inner = expectedVersions.filter((other) => other.route.startsWith(`${route}/`));
    const own = pages.filter(
      (address) =>
        `${address}/`.startsWith(`${route}/`) &&
        !inner.some((other) => `${address}/`.startsWith(`${other.route}/`)),
    );
    const links = linksIn(read(`${route}/llms.txt`));
    expect(own.length).toBeGreaterThan(5);
    expect(links.sort()).toEqual(own.map((address) => siteUrl + markdownPath(address)).sort());
    expect(links.filter((link) => !isBuilt(link))).toEqual([]);
  }
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
  expect(skill).toBe(read(`${latest}/skill.md`));
  const removed = readChanges(latestVersion.folder)?.removed ?? [];
  for (const { name } of removed) expect(skill).toContain(`\`${name}\``);
  expect(skill).toMatch(/^- The client: .*`oidcTokenProvider`/m);
});

for (const { routePath: route, interfaceRelease: release } of readVersions()) {
  test(`skill.md of ${route} is short, and the content after each lead-in is included`, () => {
    const skill = read(`${route}/skill.md`);
    expect(skill.split('\n').length - 1).toBeLessThanOrEqual(200);
    expect(skill).toMatch(/^---\nname: reveal-[a-z\d-]+\ndescription: "[^"\n]+"\n---\n\n# /);
    expect(skill).toContain(`@cognite/reveal ${release}`);
    expect(openLeadIns(skill)).toEqual([]);
    expect(skill).toMatch(/^npm install .*@cognite\/reveal@/m);
  });
}

test('agents find all skills in the index, with the digest of each', () => {
  const { $schema, skills } = JSON.parse(read('.well-known/agent-skills/index.json')) as {
    readonly $schema: string;
    readonly skills: readonly Readonly<Record<string, string>>[];
  };
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills[0]?.url).toBe(`${siteUrl}${latest}/skill.md`);
  expect(skills.map(({ url }) => url).sort()).toEqual(
    expectedVersions.map(({ route }) => `${siteUrl}${route}/skill.md`).sort(),
  );
  for (const { name = '', type, url = '', description, digest } of skills) {
    const text = read(url.replace(siteUrl, ''));
    expect(name).toMatch(/^[a-z\d]+(?:-[a-z\d]+)*$/);
    expect(type).toBe('skill-md');
    expect(text).toContain(`name: ${name}\ndescription: "${description}"\n`);
    expect(digest).toBe(`sha256:${createHash('sha256').update(text).digest('hex')}`);
  }
});

for (const hydration of ['beforeIntent', 'afterIntent'] as const) {
  test(`a page is copied as Markdown, and so is the command of the tools (${hydration})`, async ({
    page,
    context,
    site,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('docs/concepts');
    await waitForHydration(page, hydration);
    const pasted = () => page.evaluate(() => navigator.clipboard.readText());
    const copy = page.getByRole('button', { name: 'Copy as Markdown' });
    await expect(copy).toBeHidden();
    await page.getByText('Copy page').click();
    await copy.click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied as Markdown' })).toBeAttached();
    expect(await pasted()).toBe(read(markdownPath('docs/concepts')));
    await page.getByRole('button', { name: 'Copy MCP server command' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Command copied' })).toBeAttached();
    expect(await pasted()).toBe(`npx --yes --package=${siteUrl}tools.tgz reveal-docs mcp`);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `${new URL(site).pathname}docs/concepts.md`,
    );
  });
}

test('a page that can’t be copied shows an error', { tag: '@more' }, async ({ page }) => {
  await page.route('**/docs/concepts.md', (route) => route.abort());
  await page.goto('docs/concepts');
  await waitForHydration(page, 'afterIntent');
  await page.getByText('Copy page').click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByRole('button', { name: /Not copied/ })).toBeVisible();
});

test(
  'the menu of a page closes with Escape and with a press elsewhere',
  { tag: '@more' },
  async ({ page }) => {
    await page.goto('docs/concepts');
    await waitForHydration(page, 'afterIntent');
    const summary = page.getByText('Copy page');
    const item = page.getByRole('link', { name: 'View as Markdown' });
    await summary.click();
    await item.focus();
    await page.keyboard.press('Escape');
    await expect(item).toBeHidden();
    await expect(summary).toBeFocused();
    await summary.click();
    await expect(item).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(item).toBeHidden();
  },
);

test('the latest version’s own path redirects to docs', async ({ page, site }) => {
  const label = expectedVersions.find(({ isLast }) => isLast)?.label ?? '';
  await page.goto(`docs/${label}/concepts?a=1#point-clouds`);
  await expect(page).toHaveURL(`${site}docs/concepts?a=1#point-clouds`);
  await page.goto(`docs/${label}`);
  await expect(page).toHaveURL(`${site}docs`);
});
