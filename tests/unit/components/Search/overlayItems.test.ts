import type { DocSearchHit } from '@docsearch/react';
import { describe, expect, it } from 'vitest';
import type { SearchHit, SearchResponse } from '@reveal-docs/search/protocol';
import {
  groupHits,
  groupOf,
  restoreTitle,
  suggestionsFrom,
} from '../../../../src/components/Search/overlayItems';

const versions = ['docs', 'docs/next'].map((routePath) => ({ routePath }));

const hit = (objectID: string, page: string, marked = true) =>
  ({
    objectID,
    type: 'lvl2',
    url: `/base/${page}`,
    content: null,
    hierarchy: { lvl0: page, lvl1: `Title of ${page}`, lvl2: 'Heading' },
    ...(marked && {
      _highlightResult: { hierarchy: { lvl0: { value: page }, lvl2: { value: 'Heading' } } },
      _snippetResult: { hierarchy: { lvl1: { value: 'Marked' } } },
    }),
  }) as unknown as SearchHit;

const group = (...hits: SearchHit[]) =>
  groupHits({ results: [{ hits, nbHits: 40 }] } as unknown as SearchResponse, (url) =>
    groupOf(url, '/base/', versions),
  ).results[0];

describe('results in the overlay', () => {
  it('are grouped by the kind of their page', () => {
    const groups = {
      'docs/api/classes/A#b': 'API',
      'docs/next/api': 'API',
      'docs/api_readme': 'Guides',
      docs: 'Guides',
      'docs/next/camera/': 'Guides',
      'docs/examples/cut#cost': 'Examples',
      examples: 'Examples',
      learn: 'Lessons',
      'learn/cut?from=search': 'Lessons',
      playground: 'Guides',
      '': 'Guides',
    };
    const found = Object.keys(groups).map((path) => [
      path,
      groupOf(`/base/${path}`, '/base/', versions),
    ]);
    expect(Object.fromEntries(found)).toEqual(groups);
  });

  it('keep their order, and everything except the names that DocSearch groups by', () => {
    const hits = [
      hit('1', 'docs/api/A'),
      hit('2', 'learn/cut'),
      hit('3', 'docs/api/B'),
      hit('4', 'docs/api/A', false),
    ];
    const found = group(...hits);
    expect(found?.nbHits).toBe(40);
    expect(found?.hits.map(({ objectID }) => objectID)).toEqual(['1', '2', '3', '4']);
    // DocSearch sorts the hits in a group by `lvl1`. Hits with the same `lvl1` keep their order.
    for (const level of ['lvl0', 'lvl1'] as const) {
      expect(found?.hits.map(({ hierarchy }) => hierarchy[level])).toEqual([
        'API',
        'Lessons',
        'API',
        'API',
      ]);
    }
    expect(found?.hits[0]?._highlightResult?.hierarchy).toMatchObject({
      lvl0: { value: 'API' },
      lvl2: { value: 'Heading' },
    });
    expect(found?.hits[3]).not.toHaveProperty('_highlightResult');
    found?.hits.forEach((each, index) => {
      const shown = restoreTitle(each as unknown as DocSearchHit);
      const { hierarchy, url, _snippetResult } = hits[index] as SearchHit;
      expect(shown.hierarchy).toEqual({ ...hierarchy, lvl0: each.hierarchy.lvl0 });
      expect(shown).toMatchObject({ url, ...(_snippetResult && { _snippetResult }) });
      expect(shown).not.toHaveProperty('pageTitle');
    });
  });

  it('suggest the pages that were found', () => {
    const pages = ['a', 'b', 'a', 'c', 'd'];
    expect(suggestionsFrom(pages.map((page, index) => hit(String(index), page)))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
