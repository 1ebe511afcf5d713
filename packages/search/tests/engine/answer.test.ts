import { describe, expect, it } from 'vitest';
import { answerQuery } from '../../src/engine/answer';
import { createEngine } from '../../src/engine/engine';
import { filterValues, passesFilters, type SearchQuery } from '../../src/protocol';
import { pageRecords } from '../../src/records';

const records = [
  ...pageRecords(
    {
      path: 'docs/a',
      group: 'Alpha',
      kind: 'guide',
      tag: 'docs-default-4.x',
      rank: 0,
      sections: Array.from({ length: 45 }, (_, index) => ({
        level: index === 0 ? 1 : 2,
        heading: index === 0 ? 'Alpha' : `Node ${index}`,
        anchor: index === 0 ? '' : `n${index}`,
        text: 'A node is Map<K> one two three four five six seven eight nine ten eleven.',
      })),
    },
    'en',
  ),
  ...pageRecords(
    {
      path: 'examples',
      group: 'Examples',
      kind: 'page',
      tag: 'default',
      rank: 0,
      sections: [{ level: 1, heading: 'Examples', anchor: '', text: 'Every node.' }],
    },
    'en',
  ),
];

const engines = [createEngine(records)];
const toUrl = (path: string) => `https://docs.invalid/${path}`;
const ask = (query: Partial<SearchQuery>) =>
  answerQuery(engines, { query: 'node', indexName: 'docs', ...query }, toUrl);

describe('answerQuery', () => {
  it('returns each hit once over all pages', () => {
    const pages = [0, 1, 2].map((page) => ask({ page }));
    expect(pages.map(({ hits }) => hits.length)).toEqual([20, 20, 6]);
    expect(pages[0]).toMatchObject({ nbHits: 46, nbPages: 3, hitsPerPage: 20, page: 0 });
    const ids = pages.flatMap(({ hits }) => hits.map((hit) => hit.objectID));
    expect(new Set(ids).size).toBe(46);
  });

  it('returns no hits beyond the last page', () => {
    expect(ask({ page: 9 }).hits).toEqual([]);
  });

  it('returns each section once, although both its prose and its code match', async () => {
    const section = { level: 1, heading: 'Clip', anchor: '' };
    const engine = createEngine(
      pageRecords(
        {
          path: 'docs/clip',
          group: 'Clip',
          kind: 'example',
          tag: 'docs-default-4.x',
          rank: 0,
          sections: [
            { ...section, text: 'A plane.' },
            { ...section, text: 'new Plane()', code: true },
          ],
        },
        'en',
      ),
    );
    const answer = answerQuery([engine], { query: 'plane', indexName: 'docs' }, toUrl);
    expect(answer).toMatchObject({ nbHits: 1, hits: [{ content: 'A plane.' }] });
  });

  it('shows the prose of a section, unless only its code matches', async () => {
    const section = { level: 1, heading: 'Cutting', anchor: '' };
    const engine = createEngine(
      pageRecords(
        {
          path: 'docs/cutting',
          group: 'Cutting',
          kind: 'example',
          tag: 'docs-default-4.x',
          rank: 0,
          sections: [
            { ...section, text: 'A plane cuts.' },
            { ...section, text: 'plane plane plane negate', code: true },
          ],
        },
        'en',
      ),
    );
    const content = (query: string) =>
      answerQuery([engine], { query, indexName: 'docs' }, toUrl).hits.map((hit) => hit.content);
    expect(content('plane')).toEqual(['A plane cuts.']);
    expect(content('negate plane')).toEqual(['A plane cuts.']);
    expect(content('negate')).toEqual(['plane plane plane negate']);
  });

  it('filters by tag and language', () => {
    const own = ask({ facetFilters: ['language:en', ['docusaurus_tag:docs-default-4.x']] });
    expect(own.nbHits).toBe(45);
    expect(ask({ facetFilters: ['language:de'] }).nbHits).toBe(0);
    expect(ask({ facetFilters: ['docusaurus_tag:-default'] }).nbHits).toBe(45);
  });

  it('counts facets over all hits, not only those of the page', () => {
    expect(ask({ facets: ['kind'], hitsPerPage: 0 })).toMatchObject({
      hits: [],
      facets: { kind: { guide: 45, page: 1 } },
    });
    expect(ask({}).facets).toBeUndefined();
  });

  it('returns highlighted fields with the requested tags and words', () => {
    const [hit] = ask({
      query: 'Node 7',
      attributesToSnippet: ['hierarchy.lvl2:10', 'content:4', 'unknown:3'],
      highlightPreTag: '[',
      highlightPostTag: ']',
      snippetEllipsisText: '~',
    }).hits;
    expect(hit?.url).toBe('https://docs.invalid/docs/a#n7');
    expect(hit?._highlightResult?.hierarchy?.lvl2?.value).toBe('[Node] [7]');
    expect(hit?._snippetResult?.hierarchy?.lvl2?.value).toBe('[Node] [7]');
    expect(hit?._snippetResult?.content?.value).toBe('A [node] is Map<K>~');
    expect(hit?._highlightResult?.hierarchy?.lvl3).toBeUndefined();
  });
});

it('shortens headings less than texts, so that readers can tell them apart', () => {
  const [hit] = ask({
    query: 'Node 7',
    attributesToSnippet: ['hierarchy.lvl2:1', 'content:1'],
    highlightPreTag: '[',
    highlightPostTag: ']',
  }).hits;
  expect(hit?._snippetResult?.hierarchy?.lvl2?.value).toBe('[Node] [7]');
  expect(hit?._snippetResult?.content?.value).toMatch(/^…?\S+…$/);
});

describe('protocol', () => {
  it('supports filters that must all match, and groups of which one must match', () => {
    const attributes = { language: 'en', docusaurus_tag: 'a' };
    expect(
      passesFilters(attributes, ['language:en', ['docusaurus_tag:a', 'docusaurus_tag:b']]),
    ).toBe(true);
    expect(passesFilters(attributes, ['language:en', ['docusaurus_tag:b']])).toBe(false);
    expect(passesFilters(attributes, ['missing:x'])).toBe(false);
  });

  it('returns the values in the filters on an attribute', () => {
    expect(
      filterValues(['language:en', ['docusaurus_tag:a', 'docusaurus_tag:-b']], 'docusaurus_tag'),
    ).toEqual(['a']);
  });
});
