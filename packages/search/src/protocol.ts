/**
 * The part of the hosted provider's protocol that this site uses. Both the provider and the index in the browser accept
 * these requests and respond in this format.
 */
import type { Hierarchy, HierarchyLevel, RecordType } from './records';

/** A condition, such as `'language:en'`, or a list of conditions. At least one condition in the list must be true. */
export type FacetFilter = string | readonly string[];

/** Query for one search. The index in the browser ignores unknown parameters, and the provider ignores most of them. */
export interface SearchQuery {
  readonly query?: string;
  readonly indexName: string;
  readonly hitsPerPage?: number;
  /** Page of results, starting at 0. */
  readonly page?: number;
  readonly facetFilters?: FacetFilter | readonly FacetFilter[];
  readonly facets?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  /** Attributes to shorten. Each one includes a maximum number of words, such as `content:10`. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

export interface SearchRequest {
  readonly requests: readonly SearchQuery[];
}

export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

export interface MarkedFields {
  readonly hierarchy?: Partial<Record<HierarchyLevel, MarkedText>>;
  readonly content?: MarkedText;
}

export interface SearchHit {
  readonly objectID: string;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly type: RecordType;
  readonly url: string;
  readonly _highlightResult?: MarkedFields;
  readonly _snippetResult?: MarkedFields;
}

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  readonly exhaustiveNbHits: boolean;
  readonly processingTimeMS: number;
  readonly params: string;
  /** Number of hits by facet and value. Set if the request includes facets. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly queryID?: string;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

export const maxQueryLength = 64;

export const defaultHitsPerPage = 20;

/** Returns the filters of a query as a list. A hit must pass all of them. */
export function filterList(query: SearchQuery): readonly FacetFilter[] {
  const filters = query.facetFilters;
  if (filters === undefined) return [];
  return typeof filters === 'string' ? [filters] : filters;
}

/** Whether an item with these attributes passes all filters. `-` before a value negates it. */
export function passesFilters(
  attributes: Readonly<Record<string, string>>,
  filters: readonly FacetFilter[],
): boolean {
  const holds = (condition: string): boolean => {
    const colon = condition.indexOf(':');
    const value = condition.slice(colon + 1);
    const actual = attributes[condition.slice(0, colon)];
    return value.startsWith('-') ? actual !== value.slice(1) : actual === value;
  };
  return filters.every((filter) =>
    typeof filter === 'string' ? holds(filter) : filter.some(holds),
  );
}

/** Returns the values that the filters accept for an attribute. Returns an empty list if they accept all values. */
export function filterValues(filters: readonly FacetFilter[], attribute: string): string[] {
  return filters
    .flat()
    .filter((condition) => condition.startsWith(`${attribute}:`))
    .map((condition) => condition.slice(attribute.length + 1))
    .filter((value) => !value.startsWith('-'));
}

/** Returns an answer without results. */
export function emptyResponse(request: SearchRequest): SearchResponse {
  return {
    results: request.requests.map((query) => ({
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage: query.hitsPerPage ?? defaultHitsPerPage,
      query: query.query ?? '',
      index: query.indexName,
      exhaustiveNbHits: true,
      processingTimeMS: 0,
      params: '',
    })),
  };
}
