import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/plugins/parsedPage';
import { checkHtml, readFacts } from '../../../../src/plugins/htmlCheck/check';
import { temporaryFolder, writeFiles, type FileTree } from '../../../fixtures/temporaryFolder';

const folder = temporaryFolder();
let sites = 0;

/** Returns the problems that the check finds on a site. `body` is the body of the site's landing page. */
function problemsOf(body: string, files: FileTree = {}, baseUrl = '/base/'): string[] {
  const outDir = path.join(folder, String((sites += 1)));
  const site: FileTree = {
    'index.html': body,
    '404.html': '<p>Not found</p>',
    'docs.html': '<h2 id="top">Docs</h2>',
    'docs/api/index.html': '<h2 id="a b">API</h2><h2 id="größe">Size</h2>',
    'img/logo.svg': '<svg/>',
    'guide.txt': 'text',
    ...files,
  };
  writeFiles(outDir, site);
  const pages = new Map(
    Object.entries(site)
      .filter(([file]) => file.endsWith('.html'))
      .map(([file, html]) => [file, readFacts(parsePage(String(html)))]),
  );
  return checkHtml({ outDir, baseUrl, siteUrl: 'https://site.test', pages }).map(
    ({ page, message }) => `${page}: ${message}`,
  );
}

describe('valid references', () => {
  it.each([
    '<a href="/base/">home</a>',
    '<a href="/base/docs">page</a>',
    '<a href="docs">relative page</a>',
    '<a href="https://site.test/base/docs#top">with the site’s origin</a>',
    '<a href="/base/docs?version=1#top">with a query</a>',
    '<a href="/base/docs#">empty fragment</a>',
    '<a href="/base/docs/api#a%20b">encoded fragment</a>',
    '<a href="/base/docs/api#gr%C3%B6%C3%9Fe">encoded fragment</a>',
    '<h1 id="here">Here</h1><a href="#here">same page</a>',
    '<img src="/base/img/logo.svg" srcset="/base/img/logo.svg 1x, /base/img/logo.svg 2x">',
    '<img srcset="data:image/png;base64,AAAA 1x, /base/img/logo.svg 2x">',
    '<a href="/base/guide.txt#line-3">fragment of a file that is no page</a>',
    '<link rel="preconnect" href="https://site.test">',
    '<link rel="dns-prefetch" href="/">',
    '<a href="https://elsewhere.test/docs.html#x">other site</a>',
    '<a href="mailto:docs@site.test">mail</a>',
    '<script>const a = "<a href=/nowhere>";</script>',
  ])('%s', (html) => {
    expect(problemsOf(html)).toEqual([]);
  });

  it('are accepted under the root path too', () => {
    const html = '<a href="/docs#top">page</a><img src="/img/logo.svg">';
    expect(problemsOf(html, {}, '/')).toEqual([]);
  });
});

describe('invalid references', () => {
  it.each([
    ['<a href="/base/nowhere">x</a>', '"/base/nowhere" does not match any page or file'],
    ['<a href="nowhere#top">x</a>', '"nowhere#top" does not match any page or file'],
    ['<a href="/base/docs/">x</a>', '"/base/docs/" does not match any page or file'],
    ['<link rel="stylesheet" href="/base/a.css">', '"/base/a.css" does not match any page or file'],
    ['<script src="/base/a.js"></script>', '"/base/a.js" does not match any page or file'],
    ['<img src="/base/img/none.png">', '"/base/img/none.png" does not match any page or file'],
    [
      '<img srcset="/base/img/logo.svg 1x, /base/img/none.png 2x">',
      '"/base/img/none.png" does not match any page or file',
    ],
    [
      '<img srcset="/base/img/logo.svg,/base/img/none.png 2x">',
      '"/base/img/logo.svg,/base/img/none.png" does not match any page or file',
    ],
    [
      '<video poster="/base/none.webp"></video>',
      '"/base/none.webp" does not match any page or file',
    ],
    ['<object data="/base/none.svg"></object>', '"/base/none.svg" does not match any page or file'],
    [
      '<svg><use href="/base/none.svg#a"/></svg>',
      '"/base/none.svg#a" does not match any page or file',
    ],
    [
      '<svg><use xlink:href="/base/none.svg#a"/></svg>',
      '"/base/none.svg#a" does not match any page or file',
    ],
    [
      '<meta property="og:image" content="https://site.test/base/img/none.png">',
      '"https://site.test/base/img/none.png" does not match any page or file',
    ],
    [
      '<meta http-equiv="refresh" content="0; url=/base/nowhere">',
      '"/base/nowhere" does not match any page or file',
    ],
    ['<a href="/docs">x</a>', '"/docs" is outside the site\'s base URL /base/'],
    ['<a href="/base">x</a>', '"/base" is outside the site\'s base URL /base/'],
    ['<a href="/other/docs">x</a>', '"/other/docs" is outside the site\'s base URL /base/'],
    ['<a href="/base/docs.html">x</a>', '"/base/docs.html" should not end in .html'],
    ['<a href="/base/index.html">x</a>', '"/base/index.html" should not end in .html'],
    [
      '<a href="/base/docs#bottom">x</a>',
      '"/base/docs#bottom" links to a fragment that is not in docs.html',
    ],
    ['<a href="#bottom">x</a>', '"#bottom" links to a fragment that is not in index.html'],
    ['<a href="/base/50%">x</a>', '"/base/50%" does not match any page or file'],
    ['<a href="#50%">x</a>', '"#50%" links to a fragment that is not in index.html'],
    ['<a href="https://">x</a>', '"https://" is not a valid URL'],
  ])('%s', (html, message) => {
    expect(problemsOf(html)).toEqual([`index.html: ${message}`]);
  });

  it('are reported for the page that contains them, each once', () => {
    const link = '<a href="/base/x">x</a>';
    expect(problemsOf('', { 'docs/a.html': link + link, 'docs/b.html': link })).toEqual([
      'docs/a.html: "/base/x" does not match any page or file',
      'docs/b.html: "/base/x" does not match any page or file',
    ]);
  });

  it('are resolved from the URL of a page, not from its file', () => {
    const files = { 'docs/api/index.html': '<a href="concepts">x</a>', 'docs/concepts.html': '' };
    expect(problemsOf('', files)).toEqual([]);
    expect(problemsOf('', { 'docs.html': '<a href="concepts">x</a>' })).toEqual([
      'docs.html: "concepts" does not match any page or file',
    ]);
  });

  it('are reported for the not-found page', () => {
    expect(problemsOf('', { '404.html': '<a href="/base/x">x</a>' })).toEqual([
      '404.html: "/base/x" does not match any page or file',
    ]);
  });
});

describe('redirect pages', () => {
  const redirectTo = (target: string): string =>
    `<meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}">`;

  it('can be linked to, and must lead to an existing page', () => {
    const files = { 'docs/overview.html': redirectTo('/base/docs') };
    expect(problemsOf('<a href="/base/docs/overview">x</a>', files)).toEqual([]);
  });

  it('are reported if their target is missing', () => {
    expect(problemsOf('', { 'docs/overview.html': redirectTo('/base/gone') })).toEqual([
      'docs/overview.html: "/base/gone" does not match any page or file',
    ]);
  });
});

describe('element IDs', () => {
  it('must be unique on a page', () => {
    const html = '<h2 id="setup">A</h2><h2 id="setup">B</h2><p id="setup">C</p><p id="other">D</p>';
    expect(problemsOf(html)).toEqual(['index.html: the id "setup" is used twice']);
  });

  it('in templates are ignored', () => {
    const html = '<template><p id="a"></p><p id="a"></p></template><p id="a">A</p>';
    expect(problemsOf(html)).toEqual([]);
    const page = parsePage('<template><p id="a"></p></template><p id="b">B</p>');
    expect(readFacts(page).ids).toEqual(['b']);
  });

  it('can be the same on two pages', () => {
    expect(problemsOf('<p id="top">A</p>')).toEqual([]);
  });
});

it('ignores references in the frame’s documents', () => {
  expect(problemsOf('', { 'frame/a1b2c3.html': '<script src="nowhere.js"></script>' })).toEqual([]);
  expect(problemsOf('<iframe src="/base/frame/a1b2c3.html"></iframe>')).toHaveLength(1);
});

it('lets a page link to the document of a frame by its file name', () => {
  const files = { 'frame/a1b2c3.html': '' };
  expect(problemsOf('<iframe src="/base/frame/a1b2c3.html"></iframe>', files)).toEqual([]);
});
