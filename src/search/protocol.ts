/**
 * The part of the hosted provider's wire protocol that this site speaks: `POST` to the multi-index query path.
 * The same requests go to the provider or to the index in the browser, and the same answers come back.
 */
import type { Hierarchy, HierarchyLevel, RecordType } from './records';

/** A condition, or several of which one must hold: `'language:en'`, `['docusaurus_tag:a', …]`. */
export type FacetFilter = string | readonly string[];

/** One query of a request; unknown parameters are ignored, as the provider does for most. */
export interface SearchQuery {
  readonly query?: string;
  readonly indexName: string;
  readonly hitsPerPage?: number;
  /** Page of results, from 0. */
  readonly page?: number;
  readonly facetFilters?: FacetFilter | readonly FacetFilter[];
  readonly facets?: readonly string[];
  readonly attributesToRetrieve?: readonly string[];
  /** Such as `content:10`: the attribute and how many words of it. */
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly clickAnalytics?: boolean;
}

/** A request: several queries, answered in order. */
export interface SearchRequest {
  readonly requests: readonly SearchQuery[];
}

/** Text with its matches between the tags that were asked for. */
export interface MarkedText {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
}

/** Marked texts of a hit, in the shape of the hit. */
export interface MarkedFields {
  readonly hierarchy?: Partial<Record<HierarchyLevel, MarkedText>>;
  readonly content?: MarkedText;
}

/** One result. */
export interface SearchHit {
  readonly objectID: string;
  readonly hierarchy: Hierarchy;
  readonly content: string | null;
  readonly type: RecordType;
  readonly url: string;
  readonly _highlightResult?: MarkedFields;
  readonly _snippetResult?: MarkedFields;
}

/** The answer to one query. */
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
  /** Facet → value → number of hits, when facets were asked for. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly queryID?: string;
}

/** The answer to a request. */
export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** Longest query, in characters. */
export const maxQueryLength = 64;

/** Results per page. */
export const defaultHitsPerPage = 20;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a request's body. Throws when it is not one. */
export function parseRequest(body: string): SearchRequest {
  const parsed: unknown = JSON.parse(body);
  if (!isRecord(parsed) || !Array.isArray(parsed.requests)) {
    throw new Error('The search request has no "requests".');
  }
  for (const request of parsed.requests) {
    if (!isRecord(request) || typeof request.indexName !== 'string') {
      throw new Error('A search request has no "indexName".');
    }
  }
  return parsed as unknown as SearchRequest;
}

/** The filters of a query as a list: all of them must hold. */
export function filterList(query: SearchQuery): readonly FacetFilter[] {
  const filters = query.facetFilters;
  if (filters === undefined) return [];
  return typeof filters === 'string' ? [filters] : filters;
}

/** Whether something with these attributes passes all filters; `-` before a value negates. */
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

/** The values that filters ask of an attribute; none when they do not limit it. */
export function filterValues(filters: readonly FacetFilter[], attribute: string): string[] {
  return filters
    .flat()
    .filter((condition) => condition.startsWith(`${attribute}:`))
    .map((condition) => condition.slice(attribute.length + 1))
    .filter((value) => !value.startsWith('-'));
}

/** The answer of a search that found nothing. */
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
