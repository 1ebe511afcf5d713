import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltPage } from '../../../src/plugins/builtPages/readPage';
import { temporaryFolder, writeFiles } from '../../fixtures/temporaryFolder';

const outDir = temporaryFolder();
const job = {
  outDir,
  siteUrl: 'https://site.test',
  baseUrl: '/base/',
  titleDelimiter: '|',
  versions: [{ routePath: 'docs' }],
  policy: { scriptHashes: [], searchHosts: [] },
};

const head =
  '<meta charset=UTF-8><title>Units | Site</title><meta name=description content="About units">' +
  '<meta name="docsearch:language" content=en><meta name="docsearch:docusaurus_tag" content=tag>';

function read(file: string, body: string, more = '') {
  writeFiles(outDir, { [file]: `<!doctype html><head>${head}${more}</head><body>${body}` });
  return readBuiltPage(file, job);
}

const written = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

describe('a page', () => {
  const page = read(
    'docs/units.html',
    '<nav id=menu class=menu><a href=/base/menu>Menu</a></nav><main><article>' +
      '<div class=theme-doc-markdown><h1>Units</h1><p>Meters.<button id=copy>Copy</button>' +
      '<p><a href=axes>Axes</a><p data-search=ignore>Note</div></article></main><script>blocked()</script>',
  );

  it('has a Markdown file next to it, and a title and description for lists', () => {
    expect(written('docs/units.md')).toBe(
      '# Units\n\nMeters.\n\n[Axes](https://site.test/base/docs/axes)\n\nNote\n',
    );
    expect(page.text).toEqual({ title: 'Units', description: 'About units' });
  });

  it('has all its IDs, links and classes, including those outside of search', () => {
    expect(page.facts.ids).toEqual(['menu', 'copy']);
    expect(page.facts.references).toEqual(['/base/menu', 'axes']);
    expect(page.classes).toEqual(['menu', 'theme-doc-markdown']);
  });

  it('has its sections for search', () => {
    expect(page.content).toMatchObject({ title: 'Units', place: 'units', links: ['axes'] });
    expect(page.content?.sections.map(({ text }) => text)).toEqual(['Meters. Axes']);
  });

  it('has the policy, and reports scripts that it blocks', () => {
    expect(written('docs/units.html')).toContain('http-equiv="Content-Security-Policy"');
    expect(page.blocked).toEqual(['an inline script: blocked()']);
  });
});

it('a redirect has no text and isn’t searchable, but has links and a policy', () => {
  const refresh = '<meta http-equiv=refresh content="0; url=/base/docs">';
  const page = read('docs/overview/index.html', '', refresh);
  expect(page.text).toBeUndefined();
  expect(page.content).toBeUndefined();
  expect(page.facts.references).toEqual(['/base/docs']);
  expect(fs.existsSync(path.join(outDir, 'docs/overview.md'))).toBe(false);
  expect(written('docs/overview/index.html')).toContain('Content-Security-Policy');
});

it('the not-found page is neither in lists nor searchable', () => {
  const page = read('404.html', '<main><h1>Not found</h1><p>Try another page.</main>');
  expect(page).not.toHaveProperty('text');
  expect(page).not.toHaveProperty('content');
});
