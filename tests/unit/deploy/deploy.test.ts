import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commonHeaders,
  hashedCaching,
  hashedFolders,
  headersOf,
  hostedSearchHosts,
  kindOf,
  metaPolicy,
  pageHeaders,
  type PolicyFacts,
} from '../../../deploy/headers';
import { placeholder, renderAll, renderHeadersFile, renderNginx } from '../../../deploy/render';
import { rootDir } from '@reveal-docs/versions';

const facts: PolicyFacts = {
  scriptHashes: ['sha256-theme=', 'sha256-frame='],
  searchHosts: hostedSearchHosts,
};

describe('the policy', () => {
  it('allows inline scripts only by hash', () => {
    const scripts = metaPolicy(facts)
      .split('; ')
      .find((directive) => directive.startsWith('script-src '));
    expect(scripts).toBe(
      "script-src 'self' 'sha256-theme=' 'sha256-frame=' 'wasm-unsafe-eval' blob:",
    );
  });

  it('names the hosted search provider only if search is hosted', () => {
    expect(metaPolicy(facts)).toContain('algolia');
    expect(metaPolicy({ ...facts, searchHosts: [] })).not.toContain('algolia');
  });

  it('is the same in the header as in the meta tag, plus frame-ancestors', () => {
    const policy = pageHeaders(facts)['Content-Security-Policy'];
    expect(policy).toBe(`${metaPolicy(facts)}; frame-ancestors 'self'`);
  });
});

describe('the page that other sites can embed', () => {
  it('is only embed.html at the root', () => {
    const files = ['embed.html', 'docs/embed.html', 'embed/a.html', 'embed.md', '404.html'];
    expect(files.map(kindOf)).toEqual(['embed', 'page', 'page', 'other', 'page']);
  });

  it('has the headers of pages except for framing, and doesn’t allow connections', () => {
    const { 'Content-Security-Policy': pagePolicy, ...rest } = pageHeaders(facts);
    const { 'Content-Security-Policy': policy = '', ...own } = pageHeaders(facts, ['a:'], 'embed');
    expect({ ...own, 'X-Frame-Options': 'SAMEORIGIN' }).toEqual(rest);
    expect(own).not.toHaveProperty('X-Frame-Options');
    expect(policy).toMatch(/; frame-ancestors \*$/);
    expect(policy).toContain("connect-src 'self' data: blob:;");
    const others = (text = '') =>
      text.split('; ').filter((part) => !/^(?:connect-src|frame-ancestors) /.test(part));
    expect(others(policy)).toEqual(others(pagePolicy));
    expect(headersOf('embed', facts)).toMatchObject({ ...commonHeaders, ...own });
  });
});

it('a file is classified as a page, a file with a hash, or other', () => {
  expect(
    ['docs/concepts.html', 'assets/js/a.js', 'search-index/a.1b.json', 'frame/a.html'].map(kindOf),
  ).toEqual(['page', 'hashed', 'hashed', 'hashed']);
  expect(
    ['search-index/manifest.json', 'img/logo.svg', 'docs.md', 'tools.tgz'].map(kindOf),
  ).toEqual(Array(4).fill('other'));
  expect(headersOf('other', facts)).not.toHaveProperty('Content-Security-Policy');
});

it('the rsync recipe copies all folders of hashed files first', () => {
  const readme = fs.readFileSync(path.join(rootDir, 'deploy/README.md'), 'utf8');
  const [first, ...others] = readme.split('\n').filter((line) => line.startsWith('rsync '));
  expect(first).toBe(`rsync -a ${hashedFolders.map((name) => `build/${name}`).join(' ')} "$to"`);
  // Only the last command deletes old files.
  expect(others.map((line) => line.includes('--delete'))).toEqual([false, false, true]);
});

describe('deploy/', () => {
  it.each(Object.entries(renderAll()))('%s is up to date, with placeholders', (name, text) => {
    expect(fs.readFileSync(path.join(rootDir, 'deploy', name), 'utf8')).toBe(text);
    for (const hash of placeholder.scriptHashes) expect(text).toContain(hash);
  });
});

describe('nginx', () => {
  const site = { listen: '80', root: '/srv', baseUrl: '/', facts };

  it('has all headers of pages, and the common headers', () => {
    const text = renderNginx(site);
    for (const [name, value] of Object.entries(pageHeaders(facts))) {
      expect(text).toContain(`page "${value}";`);
      expect(text).toContain(`add_header ${name} $docs_`);
    }
    for (const [name, value] of Object.entries(commonHeaders)) {
      expect(text).toContain(`add_header ${name} "${value}" always;`);
    }
    for (const folder of hashedFolders) expect(text).toContain(folder);
  });

  it('lets other sites embed one page', () => {
    const text = renderNginx(site);
    const policy = pageHeaders(facts, [], 'embed')['Content-Security-Policy'];
    expect(text).toContain('"~^/embed\\.html$" embed;');
    expect(text.indexOf(' embed;')).toBeLessThan(text.indexOf('"~\\.html$" page;'));
    expect(text).toContain(`embed "${policy}";`);
    expect(text.split('frame-ancestors *')).toHaveLength(2);
    expect(text).toMatch(/\$docs_x_frame_options \{\n {4}default "";\n {4}page "SAMEORIGIN";\n\}/);
  });

  it('serves a site at the root of its domain without a redirect loop', () => {
    const text = renderNginx(site);
    expect(text).not.toContain('rewrite ^/$');
    expect(text).toContain('location / {');
  });
});

describe('_headers', () => {
  const text = renderHeadersFile(facts, {
    baseUrl: '/a/',
    pages: ['', 'docs', 'docs/*', 'embed', 'embed.html'],
  });
  /** Maps the path pattern of each rule to its headers. */
  const rules = new Map(
    text
      .split('\n\n')
      .slice(1)
      .map((rule) => rule.trim().split('\n  '))
      .map(([pattern = '', ...headers]) => [pattern, headers]),
  );
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

  it('has the policy in the rules for pages, and not in the rule for all paths', () => {
    for (const pattern of ['/a/', '/a/docs', '/a/docs/*']) {
      expect(rules.get(pattern)).toEqual(lines(pageHeaders(facts)));
    }
    expect(rules.get('/a/*')).toEqual(lines(commonHeaders));
  });

  it('lets other sites embed one page, by URL and by file, without conflicting rules', () => {
    const own = lines(pageHeaders(facts, [], 'embed'));
    expect(rules.get('/a/embed')).toEqual(own);
    expect(rules.get('/a/embed.html')).toEqual(own);
    expect(own.join()).not.toContain('X-Frame-Options');
    const matching = [...rules.keys()].filter((pattern) =>
      new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test('/a/embed'),
    );
    expect(matching).toEqual(['/a/*', '/a/embed']);
    const framed = [...rules].filter(([, headers]) => headers.join().includes('frame-ancestors *'));
    expect(framed).toHaveLength(2);
  });

  it('lets files with a hash in their name be cached permanently', () => {
    for (const folder of hashedFolders) {
      expect(rules.get(`/a/${folder}/*`)).toEqual([`Cache-Control: ${hashedCaching}`]);
    }
  });

  it('doesn’t repeat a header in several rules for a path, because hosts combine them', () => {
    const everywhere = Object.keys(commonHeaders);
    const others = [...rules].filter(([pattern]) => pattern !== '/a/*').flatMap(([, all]) => all);
    expect(others.filter((line) => everywhere.includes(line.split(':')[0] ?? ''))).toEqual([]);
  });

  it('has lines shorter than the 2,000 characters that Cloudflare Pages reads', () => {
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(2000);
  });
});
