/**
 * Groups the overlay's results by kind of page. DocSearch groups hits by `lvl0`, and sorts the hits of a group by
 * `lvl1`. Until DocSearch has grouped the hits, both fields therefore contain the group's name.
 */
import type { DocSearchHit } from '@docsearch/react';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';
import type { SearchHit, SearchResponse } from '@reveal-docs/search/protocol';

const docGroups = { api: 'API', guide: 'Guides', example: 'Examples' } as const;

export type GroupName = (typeof docGroups)[keyof typeof docGroups] | 'Lessons';

/**
 * Determines a page's group from its URL, because hits from a hosted index also contain the URL. The `routePath` of a
 * version omits the base path.
 */
export function groupOf(
  url: string,
  baseUrl: string,
  versions: readonly { readonly routePath: string }[],
): GroupName {
  const path = url.slice(baseUrl.length).replace(/\/?(?:[?#].*)?$/, '');
  const located = locateAddress(path, versions);
  if (located !== undefined) return docGroups[docKind(located.page)];
  if (path === 'learn' || path.startsWith('learn/')) return 'Lessons';
  return path === 'examples' ? 'Examples' : 'Guides';
}

/** Stores the title of a hit's page while `lvl1` contains the name of the group. */
interface GroupedHit {
  readonly pageTitle?: string | null;
}

/** Groups the hits of a response without changing their order. */
export function groupHits(
  response: SearchResponse,
  nameOf: (url: string) => GroupName,
): SearchResponse {
  const grouped = (hit: SearchHit): SearchHit & GroupedHit => {
    const name = nameOf(hit.url);
    const { _highlightResult: marked, hierarchy } = hit;
    return {
      ...hit,
      pageTitle: hierarchy.lvl1,
      hierarchy: { ...hierarchy, lvl0: name, lvl1: name },
      ...(marked && {
        _highlightResult: {
          ...marked,
          hierarchy: { ...marked.hierarchy, lvl0: { value: name, matchLevel: 'none' } },
        },
      }),
    };
  };
  return {
    ...response,
    results: response.results.map((result) => ({ ...result, hits: result.hits.map(grouped) })),
  };
}

/** Restores the title of a hit's page, which DocSearch shows and stores. */
export function restoreTitle(hit: DocSearchHit): DocSearchHit {
  const { pageTitle, ...rest } = hit as DocSearchHit & GroupedHit;
  if (pageTitle === undefined) return hit;
  return { ...rest, hierarchy: { ...hit.hierarchy, lvl1: pageTitle ?? '' } };
}

const mostSuggestions = 3;

/** Returns the titles of the best hits' pages. A later search without results suggests them. */
export function suggestionsFrom(hits: readonly SearchHit[]): readonly string[] {
  const titles = hits.flatMap(({ hierarchy }) => hierarchy.lvl0 ?? []);
  return [...new Set(titles)].slice(0, mostSuggestions);
}
