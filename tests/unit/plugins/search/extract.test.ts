import { describe, expect, it } from 'vitest';
import { parsePage } from '../../../../src/plugins/parsedPage';
import { collectRecords, groupNames, linkTarget } from '../../../../src/plugins/search/collect';
import { extractPage as extractPageOf } from '../../../../src/plugins/search/extract';
import { pageRecords } from '@reveal-docs/search/records';

function html(body: string, { tag = 'docs-default-4.x', head = '' } = {}): string {
  return `<!doctype html><html><head><meta name="docsearch:language" content="en">
    <meta name="docsearch:docusaurus_tag" content="${tag}">${head}</head>
    <body><nav>Menu</nav><main><article><span>Version badge</span>
    <div class="theme-doc-markdown markdown">${body}</div></article></main></body></html>`;
}

const versions = ['docs', 'docs/3.x', 'docs/2.x'].map((routePath) => ({ routePath }));

function extractPage(text: string, path: string) {
  return extractPageOf(parsePage(text), path, versions);
}

describe('extractPage', () => {
  it('reads sections with their text, without heading links, buttons and badges', () => {
    const page = extractPage(
      html(`<header><h1>Concepts</h1></header><p>First&nbsp;words.</p>
        <h2 id="units">Units<a class="hash-link" href="#units">#</a></h2>
        <p>Meters<button>Copy</button></p><ul><li>one</li><li>two</li></ul>
        <table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>
        <h3 id="axes">Axes</h3>`),
      'docs/concepts',
    );
    expect(page).toMatchObject({ title: 'Concepts', kind: 'guide', tag: 'docs-default-4.x' });
    expect(page?.sections).toEqual([
      { level: 1, heading: 'Concepts', anchor: '', text: 'First words.' },
      { level: 2, heading: 'Units', anchor: 'units', text: 'Meters one two a b' },
      { level: 3, heading: 'Axes', anchor: 'axes', text: '' },
    ]);
  });

  it('omits the links at the end of a guide', () => {
    const page = extractPage(
      html(`<h1>Concepts</h1><p>Text</p><h2 id="where-to-go-next">Where to go next</h2>
        <ul><li>Clipping</li></ul>`),
      'docs/concepts',
    );
    expect(page?.sections).toEqual([{ level: 1, heading: 'Concepts', anchor: '', text: 'Text' }]);
  });

  it('keeps the pages that use a symbol out of its text', () => {
    const page = extractPage(
      html(`<h1>Class: A</h1><p>Text.</p><div class="api-uses">Used in <a href="b">Events</a></div>
        <h3 id="b">b</h3><p>More.</p>
        <div class="api-uses"><details><summary>Used in 2 pages</summary><a>Events</a>, <a>FAQ</a></details></div>`),
      'docs/api/classes/A',
    );
    expect(page?.sections.map(({ text, uses }) => [text, uses])).toEqual([
      ['Text.', 'Events'],
      ['More.', 'Events FAQ'],
    ]);
  });

  it('omits the controls of an example, but keeps its programs', () => {
    const page = extractPage(
      html(`<h1>Cut</h1><p>Text</p><section data-example="cut"><p role="status">Not started</p>
        <div role="group"><a href="p">Edit in playground</a></div>
        <ul role="tablist"><li role="tab">cut.ts</li></ul>
        <div role="tabpanel"><pre><code>const a = 1;</code></pre></div></section>`),
      'docs/examples/cut',
    );
    expect(page?.sections.map(({ text }) => text)).toEqual(['Text', 'const a = 1;']);
  });

  it('separates lessons from other pages without a version', () => {
    const kindOf = (path: string) => extractPage(html('<h1>Learn</h1>'), path)?.kind;
    expect(['learn/show-a-model', 'learn', 'learned'].map(kindOf)).toEqual([
      'lesson',
      'page',
      'page',
    ]);
  });

  it('separates programs from prose', () => {
    const page = extractPage(
      html(
        `<h1>Cut</h1><p>Text</p><pre><code><span class="token-line">const a = 1;</span><span class="token-line">const b = 2;</span></code></pre>`,
      ),
      'docs/examples/clipping',
    );
    expect(page?.kind).toBe('example');
    expect(page?.sections).toEqual([
      { level: 1, heading: 'Cut', anchor: '', text: 'Text' },
      { level: 1, heading: 'Cut', anchor: '', text: 'const a = 1; const b = 2;', code: true },
    ]);
  });

  it('omits code blocks in guides, but keeps console output', () => {
    const page = extractPage(
      html(`<h1>Guide</h1><p>Text</p>
        <div class="language-ts theme-code-block"><pre><code>const a = 1;</code></pre></div>
        <pre class="language-text"><code>Error: no</code></pre>`),
      'docs/guide',
    );
    expect(page?.sections).toEqual([
      { level: 1, heading: 'Guide', anchor: '', text: 'Text' },
      { level: 1, heading: 'Guide', anchor: '', text: 'Error: no', code: true },
    ]);
  });

  it('adds parameters and return values on an API page to their symbol', () => {
    const page = extractPage(
      html(`<h1>Class: Viewer&lt;T&gt;</h1><p>Shows.</p>
        <h2 id="used-in">Used in</h2><ul><li>A guide</li></ul><h2 id="methods">Methods</h2>
        <h3 id="add">add()</h3><pre>add(x): void</pre><p>Adds.</p>
        <h4 id="parameters">Parameters</h4><h5 id="x">x</h5><p>The thing.</p>
        <h4 id="returns">Returns</h4><p>Nothing.</p>
        <h4 id="inherited-from">Inherited from</h4><p>Base.add</p>
        <h3 id="remove">remove()</h3>`),
      'docs/api/cognite_reveal/classes/Viewer',
    );
    expect(page?.title).toBe('Viewer');
    expect(page?.kind).toBe('api');
    expect(page?.sections).toEqual([
      { level: 1, heading: 'Viewer', anchor: '', text: 'Shows.' },
      { level: 3, heading: 'add()', anchor: 'add', text: 'Adds. x: The thing. Nothing.' },
      { level: 3, heading: 'remove()', anchor: 'remove', text: '' },
    ]);
  });

  it('reads members of a single-page reference, and omits lists of members', () => {
    const page = extractPage(
      html(`<h1>API reference</h1><h3 id="viewer">Viewer</h3><p>Shows.
        <div class="api-members"><a href="#viewer-add">add()</a></div>
        <p><span class="api-code">import { Viewer } from 'package'</span></p>
        <p data-search="ignore">Class</p>
        <ul><li id="viewer-add"><div class="api-code"><span class="api-declared">add</span>(x: number): void</div><p>Adds.</li>
        <li id="viewer-size"><div class="api-code">get <span class="api-declared">size</span>(): number</div></li>
        <li id="viewer-name"><div class="api-code"><span class="api-declared">name</span>: string</div></li></ul>`),
      'docs/2.x/api',
    );
    expect(page?.kind).toBe('api');
    expect(page?.sections.slice(1)).toEqual([
      { level: 3, heading: 'Viewer', anchor: 'viewer', text: 'Shows.' },
      {
        level: 4,
        heading: 'add()',
        anchor: 'viewer-add',
        signature: 'add(x: number): void',
        text: 'Adds.',
      },
      {
        level: 4,
        heading: 'size',
        anchor: 'viewer-size',
        signature: 'get size(): number',
        text: '',
      },
      { level: 4, heading: 'name', anchor: 'viewer-name', signature: 'name: string', text: '' },
    ]);
  });

  it('separates the signature of a symbol from its description', () => {
    const declare = (code: string) => `<div class=api-signature><p>${code}</p></div>`;
    const page = extractPage(
      html(`<h1>Viewer</h1>${declare('class Viewer&lt;T>;')}<p>Shows.</p><h2 id="accessors">Accessors</h2>
        <h3 id="budget">budget</h3>${declare('get budget(): <a href="#x">Budget</a>;')}<p>The limit.</p>
        ${declare('set budget(budget: Budget): void;')}<p>The limit.</p>
        <p><span class=api-label>Inherited from</span> <a href="#y">Base.budget</a></p>
        <table><thead><tr><th>Parameter<th>Type<tbody><tr><td>budget<td>Budget</table>`),
      'docs/api/cognite_reveal/classes/Viewer',
    );
    expect(page?.sections).toEqual([
      { level: 1, heading: 'Viewer', anchor: '', signature: 'class Viewer<T>;', text: 'Shows.' },
      {
        level: 3,
        heading: 'budget',
        anchor: 'budget',
        signature: 'get budget(): Budget; set budget(budget: Budget): void;',
        text: 'The limit. Parameter Type budget Budget',
      },
    ]);
  });

  it('includes a description once if several declarations share it', () => {
    const declared = '<div class=api-signature><p>f(): void</p></div><p>Does.</p>';
    const page = extractPage(html(`<h1>f()</h1>${declared}${declared}`), 'docs/api/functions/f');
    expect(page?.sections).toEqual([
      { level: 1, heading: 'f()', anchor: '', signature: 'f(): void f(): void', text: 'Does.' },
    ]);
  });

  it('reads the keywords of a page and its path within its version', () => {
    const head = '<meta name=keywords content="cut open,slice"/>';
    const at = (path: string) => extractPage(html('<h1>Title</h1>', { head }), path);
    expect(at('docs/3.x/examples/clipping')).toMatchObject({
      keywords: 'cut open,slice',
      place: 'examples/clipping',
    });
    expect(at('docs')?.place).toBe('');
    expect(at('examples')?.place).toBe('/examples');
    expect(extractPage(html('<h1>Title</h1>'), 'docs/a')?.keywords).toBe('');
  });

  it('omits pages that aren’t searchable', () => {
    const body = '<h1>Title</h1>';
    const robots = '<meta name="robots" content="noindex, follow">';
    expect(extractPage(html(body, { head: robots }), 'search')).toBeUndefined();
    expect(extractPage('<html><body>Redirect</body></html>', 'docs/overview')).toBeUndefined();
    expect(extractPage(html('<p>No title</p>'), 'docs/x')).toBeUndefined();
  });

  it('reads minified attributes without quotes', () => {
    const page = extractPage(
      '<html><head><meta name=docsearch:language content=en><meta name=docsearch:docusaurus_tag content=default></head><body><main><h1>Home</h1><p>Hi</main></body></html>',
      '',
    );
    expect(page).toMatchObject({ tag: 'default', kind: 'page', title: 'Home', path: '' });
  });
});

describe('collectRecords', () => {
  const page = (path: string, title: string, links: string[] = [], tag = 'docs-default-4.x') => {
    const anchors = links.map((href) => `<a href="${href}">x</a>`).join('');
    const found = extractPage(html(`<h1>${title}</h1>${anchors}`, { tag }), path);
    if (found === undefined) throw new Error('The fixture is not a page.');
    return found;
  };

  it('creates a file per version, which includes pages without a version', () => {
    const files = collectRecords(
      [
        page('docs/a', 'A'),
        page('docs/3.x/a', 'A', [], 'docs-default-3.x'),
        page('examples', 'Examples', [], 'default'),
      ],
      'https://docs.invalid',
      '/base/',
    );
    expect([...files].map(([tag, file]) => [tag, file.pages.map(({ path }) => path)])).toEqual([
      ['docs-default-4.x', ['docs/a', 'examples']],
      ['docs-default-3.x', ['docs/3.x/a', 'examples']],
    ]);
  });

  it('adds search phrases to sections in all versions', () => {
    const body = '<h1>Clip</h1><pre><code>clip()</code></pre><h2 id="how">How</h2>';
    const head = '<meta name=keywords content="slice">';
    const read = (path: string, tag: string) =>
      extractPage(html(body, { tag, head }), path) ?? page('docs/none', 'None');
    const files = collectRecords(
      [
        read('docs/examples/clip', 'docs-default-4.x'),
        read('docs/3.x/examples/clip', 'docs-default-3.x'),
        page('examples', 'Examples', [], 'default'),
      ],
      'https://docs.invalid',
      '/',
      {
        'examples/clip': 'cut in half',
        'examples/clip#how': 'what is cut',
        '/examples': 'demo',
        examples: 'not this',
      },
    );
    const asked = [...files.values()].map(({ pages }) =>
      pages.map(({ sections }) => sections.map((section) => section.asked)),
    );
    const clip = ['slice, cut in half', undefined, 'what is cut'];
    expect(asked).toEqual([
      [clip, ['demo']],
      [clip, ['demo']],
    ]);
  });

  it('ranks a page by the number of pages that link to it', () => {
    const files = collectRecords(
      [
        page('docs/a', 'A', ['/base/docs/b#x', '/base/docs/b', 'https://elsewhere.invalid/docs/b']),
        page('docs/c', 'C', ['https://docs.invalid/base/docs/b/']),
        page('docs/b', 'B', ['/base/docs/b']),
      ],
      'https://docs.invalid',
      '/base/',
    );
    const ranks = files.get('docs-default-4.x')?.pages.map(({ path, rank }) => [path, rank]);
    expect(ranks).toEqual([
      ['docs/a', 0],
      ['docs/c', 0],
      ['docs/b', 2],
    ]);
  });

  it('adds the kind to the names of pages with the same title', () => {
    const names = groupNames([
      page('docs/examples/clip', 'Clip'),
      page('docs/clip', 'Clip'),
      page('docs/api/classes/X', 'X'),
      page('docs/api/interfaces/X', 'X'),
      page('docs/other', 'Other'),
    ]);
    expect(Object.fromEntries(names)).toEqual({
      'docs/examples/clip': 'Clip (example)',
      'docs/clip': 'Clip (guide)',
      'docs/api/classes/X': 'X (classes)',
      'docs/api/interfaces/X': 'X (interfaces)',
      'docs/other': 'Other',
    });
  });

  it('stores only unusual anchors, and restores all', () => {
    const found = extractPage(
      html(
        '<h1>Page</h1><h2 id="a-first-program">A first program</h2><h3 id="addmodel-1">addModel()</h3><h3 id="dispose">dispose()</h3>',
      ),
      'docs/page',
    );
    const file = collectRecords(found === undefined ? [] : [found], 'https://docs.invalid', '/');
    const [written] = file.get('docs-default-4.x')?.pages ?? [];
    expect(written?.sections.map(({ anchor }) => anchor)).toEqual([
      undefined,
      undefined,
      'addmodel-1',
      undefined,
    ]);
    expect(written && pageRecords(written, 'en').map((record) => record.path)).toEqual([
      'docs/page',
      'docs/page#a-first-program',
      'docs/page#addmodel-1',
      'docs/page#dispose',
    ]);
  });

  it('resolves only links within the site', () => {
    expect(linkTarget('/base/docs/a#b', 'docs/c', 'https://docs.invalid', '/base/')).toBe('docs/a');
    expect(linkTarget('#b', 'docs/c', 'https://docs.invalid', '/base/')).toBe('docs/c');
    expect(linkTarget('/elsewhere', 'docs/c', 'https://docs.invalid', '/base/')).toBeUndefined();
    expect(
      linkTarget('https://x.invalid/', 'docs/c', 'https://docs.invalid', '/base/'),
    ).toBeUndefined();
  });
});
