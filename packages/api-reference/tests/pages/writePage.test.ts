import { describe, expect, it, test } from 'vitest';
import type { ApiIndex, ApiSymbol } from '../../src/names/apiIndex';
import { withAnchors } from '../../src/pages/anchors';
import { addFacts, type FactSources, type StatementList } from '../../src/pages/facts';
import { text, type ApiPage, type Part, type Section } from '../../src/pages/model';
import { usesByPlace } from '../../src/pages/uses';
import { addedMark } from '../../src/pages/words';
import { writePage } from '../../src/pages/writePage';
import type { LinkedHistory } from '../../src/history/history';
import type { PageUses } from '../../src/blocks/results';

const place = '/docs/api/x';

function section(level: number, title: string, anchor: string | undefined, parts: Part[] = []) {
  return { type: 'section', level, title, anchor, parts } satisfies Section;
}

function pageOf(parts: Part[], kind?: string): ApiPage {
  const frontMatter = { title: 'Viewer', description: 'A viewer.', api: {} };
  return {
    file: 'x.md',
    frontMatter,
    section: { ...section(1, 'Viewer', undefined, parts), kind },
  };
}

function blocks(page: ApiPage, symbols: ApiIndex['symbols'] = {}): string[] {
  const [, , body = ''] = writePage(page, symbols).split(/^---$/m);
  return body.trim().split('\n\n');
}

function symbol(name: string, anchor?: string, members: ApiSymbol['members'] = {}): ApiSymbol {
  const own = anchor === undefined ? {} : { anchor };
  return { name, kind: 'class', module: 'm', page: 'api/x', members, ...own };
}

function blocksWith(
  page: ApiPage,
  symbols: readonly ApiSymbol[],
  facts: Partial<FactSources>,
  otherPages: readonly ApiPage[] = [],
): string[] {
  const byName = Object.fromEntries(symbols.map((one) => [one.name, one]));
  const sources: FactSources = {
    routePath: 'docs',
    history: {},
    uses: new Map(),
    isSinglePage: false,
    statementsOf: () => undefined,
    ...facts,
  };
  const [complete] = addFacts({ pages: [page, ...otherPages], symbols: byName }, sources);
  if (complete === undefined) throw new Error('There is no page.');
  return blocks(complete);
}

describe('sections', () => {
  it('have unused slugs of their titles as IDs, unlike labels and relations', () => {
    const page = withAnchors(
      pageOf([
        section(2, 'Methods', undefined, [
          section(3, 'methods()', 'methods', [{ type: 'label', label: 'Throws' }, text('Rarely.')]),
          section(3, 'on()', 'on', [
            { type: 'relation', label: 'Extends', links: ['[A](A.md)', '`B`'] },
          ]),
        ]),
        section(2, 'Type aliases', undefined),
      ]),
      new Set(['type-aliases']),
    );
    expect(blocks(page)).toEqual([
      '# Viewer',
      '## Methods {#methods-1}',
      '### methods() {#methods}',
      '<span class="api-label">Throws</span>',
      'Rarely.',
      '### on() {#on}',
      '<span class="api-label">Extends</span> [A](A.md), `B`',
      '## Type aliases {#type-aliases-1}',
    ]);
  });

  it('of inherited members are folded, with the number of members', () => {
    const members = [section(3, 'one()', 'one'), section(3, 'two()', 'two')];
    const folded = {
      ...section(2, 'Inherited from Base', 'base', members),
      isFolded: true,
    } as const;
    expect(blocks(pageOf([folded, section(2, 'Other', 'other')]))).toEqual([
      '# Viewer',
      '## Inherited from Base {#base}',
      '<details class="api-inherited"><summary>2 members</summary>',
      '### one() {#one}',
      '### two() {#two}',
      '</details>',
      '## Other {#other}',
    ]);
  });
});

test('signatures link exported names, except for the symbol of the page itself', () => {
  const page = pageOf([{ type: 'signature', code: 'find(): Viewer | Picker;' }]);
  const symbols = { Viewer: symbol('Viewer'), Picker: symbol('Picker', 'picker') };
  const [, , signature] = blocks(page, symbols);
  expect(signature).toContain('[Picker](#picker)');
  expect(signature).toContain('<span class="api-type">Viewer</span>');
});

test('the first paragraph has a label instead of a dagger', () => {
  const label = '<span class="api-badge" data-search="ignore">Added by these docs</span>';
  const lead = text(`${addedMark} Shows.\n\nMore.`);
  const member = section(3, 'h()', 'h', [text(`${addedMark} Does.`)]);
  expect(blocks(pageOf([lead, member], 'Class')).slice(2, 4)).toEqual([`Shows. ${label}`, 'More.']);
  expect(blocks(pageOf([member], 'Class'))).toContain(`${addedMark} Does.`);
});

test('a page with daggers has one line that explains them', () => {
  const note = '† Description added by these docs';
  const marked = blocks(pageOf([text(`${addedMark} A.`), text(`${addedMark} B.`)], 'Class'));
  expect(marked.filter((block) => block.includes(note))).toHaveLength(1);
  expect(blocks(pageOf([text('A.')], 'Class')).join()).not.toContain(note);
});

describe('history', () => {
  const event = { type: 'removed', after: '1.0.0', by: '1.4.0' } as const;

  it('is below the kind of the symbol and below the heading of a member', () => {
    const history: LinkedHistory = {
      Viewer: [{ ...event, type: 'renamed', name: 'Viewer', otherName: 'Old' }],
      'Viewer.h': [
        { ...event, type: 'added', name: 'Viewer.h', exact: '1.2', url: '/docs/api/changes/a#b' },
        { ...event, type: 'deprecated', name: 'Viewer.h', instead: '`k()`' },
      ],
    };
    const page = pageOf([text('Shows.'), section(3, 'h()', 'h', [text('Does.')])], 'Class');
    const viewer = symbol('Viewer', undefined, { h: { kind: 'method', anchor: 'h' } });
    expect(blocksWith(page, [viewer], { history })).toEqual([
      '# Viewer',
      '<p class="api-kind" data-search="ignore">Class</p>',
      '<p class="api-history" data-search="ignore">Renamed from <code>Old</code> between 1.0.0 and 1.4.0</p>',
      'Shows.',
      '### h() {#h}',
      '<p class="api-history" data-search="ignore"><a href="/docs/api/changes/a#b">Added in 1.2</a> · ' +
        'Deprecated in 1.4.0 or earlier: use <code>k()</code></p>',
      'Does.',
    ]);
  });

  it('of a member that was only added is after its text, in a row with its uses', () => {
    const added = { ...event, type: 'added', exact: '1.2' } as const;
    const members = {
      h: { kind: 'method', anchor: 'h' },
      k: { kind: 'method', anchor: 'k' },
    } as const;
    const page = pageOf([
      section(3, 'h()', 'h', [text('Does.')]),
      section(3, 'k()', 'k', [text('Does, too.')]),
    ]);
    const history: LinkedHistory = { 'Viewer.h': [{ ...added, name: 'Viewer.h' }] };
    expect(blocksWith(page, [symbol('Viewer', undefined, members)], { history }).slice(1)).toEqual([
      '### h() {#h}',
      'Does.',
      '<div class="api-facts">',
      '<p class="api-history" data-search="ignore">Added in 1.2</p>',
      '</div>',
      '### k() {#k}',
      'Does, too.',
    ]);
  });

  it('names the previous recorded release if the exact release of an addition is unknown', () => {
    const history: LinkedHistory = { Viewer: [{ ...event, type: 'added', name: 'Viewer' }] };
    expect(blocksWith(pageOf([]), [symbol('Viewer')], { history })[1]).toContain(
      'Added in 1.4.0 or earlier (not in 1.0.0)',
    );
  });

  it('of members without headings is below the symbol, with one line per change', () => {
    const members = {
      h: { kind: 'method', anchor: 'viewer-h' },
      f: { kind: 'method', anchor: 'viewer-f' },
      g: { kind: 'method', anchor: 'viewer-g' },
    } as const;
    const history: LinkedHistory = {
      'Viewer.h': [{ ...event, name: 'Viewer.h', url: '/x#y' }],
      'Viewer.f': [{ ...event, name: 'Viewer.f', url: '/x#y' }],
    };
    const page = pageOf([section(3, 'Viewer', 'viewer')]);
    expect(blocksWith(page, [symbol('Viewer', 'viewer', members)], { history })).toEqual([
      '# Viewer',
      '### Viewer {#viewer}',
      '<p class="api-history" data-search="ignore"><a href="/x#y">Removed between 1.0.0 and 1.4.0</a>: ' +
        '<code>h</code>, <code>f</code></p>',
    ]);
  });
});

function user(id: string, used: readonly string[], named: readonly string[] = []): PageUses {
  return {
    id,
    title: `Title of ${id}`,
    url: `/docs/${id}`,
    symbols: [],
    named,
    words: [],
    links: { code: used.map((url) => [1, 0, 1, url]) },
  };
}

function link(id: string): string {
  return `<a href="/docs/${id}">Title of ${id}</a>`;
}

describe('uses', () => {
  const anchor = `${place}#fitcamera`;
  const names = new Map([
    [place, 'Viewer'],
    [anchor, 'Viewer.fitCamera'],
  ]);
  const members = { fitCamera: { kind: 'method', anchor: 'fitcamera' } } as const;

  it('of the page’s symbol are before its first section: examples first, no lists of names', () => {
    const uses = usesByPlace(
      [
        user('concepts', [place]),
        user('examples/clipping', [place]),
        user('overview', []),
        user('glossary', [], [place]),
      ],
      names,
    );
    const page = pageOf([text('What it is.'), section(2, 'Methods', 'methods')]);
    expect(blocksWith(page, [symbol('Viewer')], { uses })).toEqual([
      '# Viewer',
      'What it is.',
      `<div class="api-uses">Used in ${link('examples/clipping')}, ${link('concepts')}</div>`,
      '## Methods {#methods}',
    ]);
    expect(blocksWith(page, [symbol('Viewer')], { uses, routePath: 'other' })).toHaveLength(3);
  });

  it('of a member are after its text, and folded if there are several', () => {
    const uses = usesByPlace(
      [
        user('a', [anchor]),
        user('b', [anchor, place]),
        user('examples/c', [anchor]),
        user('fit-a-camera', [anchor, place]),
        user('prose', [], [anchor]),
      ],
      names,
    );
    const nested = section(4, 'fitCamera.options', 'options');
    const page = pageOf([
      section(3, 'fitCamera()', 'fitcamera', [text('Moves it.'), nested]),
      section(3, 'other', 'other'),
    ]);
    const viewer = symbol('Viewer', undefined, members);
    // Expected order: the page whose title contains the name, the example, the guide that uses only this name, the
    // other guide, and the page that mentions the name only in prose.
    const all = ['fit-a-camera', 'examples/c', 'a', 'b', 'prose'].map(link).join(', ');
    expect(blocksWith(page, [viewer], { uses }).slice(-7)).toEqual([
      '### fitCamera() {#fitcamera}',
      'Moves it.',
      '<div class="api-facts">',
      `<div class="api-uses"><details class="api-more"><summary>Used in 5 pages</summary>${all}</details></div>`,
      '</div>',
      '#### fitCamera.options {#options}',
      '### other {#other}',
    ]);
  });

  it('are all listed at the symbol if there are many, and only some at the member', () => {
    const many = Array.from({ length: 12 }, (_, index) => user(`page-${index}`, [place, anchor]));
    const uses = usesByPlace(many, names);
    const page = pageOf([section(3, 'fitCamera()', 'fitcamera')]);
    const viewer = symbol('Viewer', undefined, members);
    const [own = '', ofMember = ''] = blocksWith(page, [viewer], { uses }).filter((block) =>
      block.includes('api-uses'),
    );
    expect(own.match(/<a /g)).toHaveLength(12);
    expect(ofMember.match(/<a href="\/docs/g)).toHaveLength(8);
    expect(ofMember).toContain('<summary>Used in 12 pages</summary>');
    expect(ofMember).toContain('<a href="#">4 more above</a>');
  });

  it('of a symbol on a shared page are after its members', () => {
    const range = section(3, 'Range', 'range', [section(4, 'from', 'range-from')]);
    const page = pageOf([
      section(2, 'Classes', 'classes', [range, section(3, 'Viewer', 'viewer')]),
    ]);
    const uses = usesByPlace(
      [user('concepts', [`${place}#range`, `${place}#viewer`])],
      new Map([
        [`${place}#range`, 'Range'],
        [`${place}#viewer`, 'Viewer'],
      ]),
    );
    const line = `<div class="api-uses">Used in ${link('concepts')}</div>`;
    const symbols = [symbol('Range', 'range'), symbol('Viewer', 'viewer')];
    expect(blocksWith(page, symbols, { uses }).slice(2)).toEqual([
      '### Range {#range}',
      '#### from {#range-from}',
      line,
      '### Viewer {#viewer}',
      line,
    ]);
  });

  it('of the last member in a folded section are inside of it', () => {
    const uses = usesByPlace([user('concepts', [anchor])], names);
    const folded = {
      ...section(2, 'Inherited from A', 'a', [section(3, 'fitCamera', 'fitcamera')]),
      isFolded: true,
    } as const;
    const found = blocksWith(pageOf([folded]), [symbol('Viewer', undefined, members)], { uses });
    expect(found.slice(-4)).toEqual([
      '<div class="api-facts">',
      `<div class="api-uses">Used in ${link('concepts')}</div>`,
      '</div>',
      '</details>',
    ]);
  });
});

describe('statements', () => {
  const listFor = (names: readonly string[]): StatementList => ({
    summary: names.join(' '),
    grounds: [],
  });
  const members = { dispose: { kind: 'method', anchor: 'dispose' } } as const;
  const isList = (block: string) => block.startsWith('<div data-statements=');
  const summaries = (found: readonly string[]) =>
    found.map((block) =>
      isList(block) ? /summary%22%3A%22(.*?)%22/.exec(block)?.[1] : block.replace(/ \{.*/, ''),
    );

  it('are after the text of the symbol and of each member, before nested sections', () => {
    const dispose = section(3, 'dispose', 'dispose', [text('Frees.'), section(4, 'returns', 'r')]);
    const page = pageOf([text('Shows.'), section(2, 'Methods', 'methods', [dispose])]);
    const viewer = symbol('Viewer', undefined, members);
    expect(summaries(blocksWith(page, [viewer], { statementsOf: listFor }))).toEqual([
      '# Viewer',
      'Shows.',
      'Viewer',
      '## Methods',
      '### dispose',
      'Frees.',
      '<div class="api-facts">',
      'Viewer.dispose',
      '</div>',
      '#### returns',
    ]);
  });

  it('of members are in the list of their symbol if all symbols share a page', () => {
    const page = pageOf([section(3, 'Viewer', 'viewer')]);
    const viewer = symbol('Viewer', 'viewer', { dispose: { kind: 'method', anchor: 'v-dispose' } });
    const sources = { statementsOf: listFor, isSinglePage: true };
    expect(summaries(blocksWith(page, [viewer], sources))).toEqual([
      '# Viewer',
      '### Viewer',
      'Viewer%20Viewer.dispose',
    ]);
  });
});

describe('the list of all symbols', () => {
  const name = (one: string) => `/docs/api/${one}`;
  const symbols = ['Box', 'Ray', 'Viewer'].map((one) => ({
    ...symbol(one),
    page: `api/${one}`,
  }));
  const uses = usesByPlace(
    [user('a', [name('Viewer'), name('Ray')]), user('b', [name('Viewer')])],
    new Map(symbols.map((one) => [name(one.name), one.name])),
  );
  const page = { ...pageOf([text('All of it.')]), file: 'index.md' };

  it('starts with the most used symbols and a sentence about each', () => {
    const viewerPage = { ...pageOf([]), file: 'Viewer.md', summary: 'Shows <models>.' };
    const found = blocksWith(page, symbols, { uses, routePath: 'docs' }, [viewerPage]);
    expect(found).toEqual([
      '# Viewer',
      'All of it.',
      '<div class="api-members" data-search="ignore">',
      '<span class="api-label">Most used</span>',
      '- [Viewer](Viewer.md) <span>Shows &#60;models&#62;&#46;</span>\n- [Ray](Ray.md) <span></span>',
      '</div>',
    ]);
  });

  it('doesn’t show the most used symbols if no uses are known', () => {
    expect(blocksWith(page, symbols, {}).join()).not.toContain('Most used');
  });
});
