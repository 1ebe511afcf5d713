/**
 * Groups the overlay's results by kind of page. DocSearch groups hits by `lvl0`, and sorts the hits
 * of a group by `lvl1`. Both fields therefore contain the group's name until DocSearch has grouped
 * the hits.
 */
import type { DocSearchHit } from '@docsearch/react';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import { docKind } from '@reveal-docs/versions/addresses/pageKind';
import type { SearchHit, SearchResponse } from '@reveal-docs/search/protocol';

const docGroups = { api: 'API', guide: 'Guides', example: 'Examples' } as const;

export type GroupName = (typeof docGroups)[keyof typeof docGroups] | 'Lessons';

/**
 * Returns the group of a page by its URL, which hits of a hosted index also contain. `versions` are
 * the routes of the versions, relative to the base path.
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

/**
 * A hit whose `lvl1` contains the name of its group. It stores the title of its page in another
 * field.
 */
interface GroupedHit {
  readonly pageTitle?: string | null;
}

/** Groups the hits of a response. Their order stays the same. */
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

/** Number of suggested queries. */
const mostSuggestions = 3;

/**
 * Returns the titles of the best pages. They are suggested if the reader's next search has no
 * results.
 */
export function suggestionsFrom(hits: readonly SearchHit[]): readonly string[] {
  const titles = hits.flatMap(({ hierarchy }) => hierarchy.lvl0 ?? []);
  return [...new Set(titles)].slice(0, mostSuggestions);
}
