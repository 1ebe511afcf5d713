import { defaultHitsPerPage, type SearchQuery, type SearchRequest } from '../protocol';
import type { PageKind } from '../records';
import { commonTag, type SearchVersion } from '../versions';

export interface PageSearch {
  readonly query: string;
  readonly version: SearchVersion;
  readonly kind: PageKind | undefined;
  readonly language: string;
  readonly indexName: string;
  /** Number of words per snippet: 10, or 5 on narrow screens. */
  readonly snippetWords: number;
}

/** Media query for narrow screens, which get shorter snippets. */
export const narrowScreen = '(max-width: 768px)';

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/**
 * Returns the request for one page of results. For the first page, the request also counts the results of each kind.
 */
export function pageRequest(search: PageSearch, page: number): SearchRequest {
  const { query, version, kind, language, indexName, snippetWords } = search;
  const context = [
    `language:${language}`,
    [`docusaurus_tag:${commonTag}`, `docusaurus_tag:${version.tag}`],
  ];
  const hits: SearchQuery = {
    query,
    indexName,
    attributesToRetrieve: [
      ...levels.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    attributesToSnippet: [
      ...levels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: defaultHitsPerPage,
    page,
    clickAnalytics: false,
    facetFilters: kind === undefined ? context : [...context, `kind:${kind}`],
  };
  if (page > 0) return { requests: [hits] };
  const counts: SearchQuery = {
    query,
    indexName,
    hitsPerPage: 0,
    facets: ['kind'],
    facetFilters: context,
  };
  return { requests: [hits, counts] };
}
