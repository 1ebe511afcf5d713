/** Runs the overlay's searches, and stores the outcome of the last one. */
import { useEvent } from '@docusaurus/theme-common';
import { useEffect, useRef, useState } from 'react';
import { getSearchClient, type SearchFailure } from '@reveal-docs/search';
import {
  emptyResponse,
  filterValues,
  type FacetFilter,
  type SearchRequest,
  type SearchResponse,
} from '@reveal-docs/search/protocol';
import type { SearchParameters } from './useSearchParameters';
import type { SiteSearch } from './useSiteSearch';

/** Outcome of the overlay's last search. */
export interface Outcome {
  readonly query: string;
  readonly failure: SearchFailure | undefined;
  readonly hits: number;
  /** The modal's element for results, where our additional screens go. */
  readonly dropdown: Element | null;
}

/** Delay before readers see that a search is still running, in milliseconds. */
const slowTime = 3_000;

/** Returns the modal's element for results. */
export const findDropdown = (): Element | null => document.querySelector('.DocSearch-Dropdown');

export interface OverlaySearch {
  readonly outcome: Outcome | undefined;
  /** Element for the note about a slow search. Null if the search isn't slow. */
  readonly slowIn: Element | null;
  /** Clears the outcome before another attempt. */
  forget(): void;
  /** The modal's search function, which never changes. */
  readonly search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Returns a result's position in the last answer, from 1. */
  positionOf(objectID: string): number | undefined;
}

export function useOverlaySearch(site: SiteSearch, parameters: SearchParameters): OverlaySearch {
  const client = getSearchClient(site.client);
  const [outcome, setOutcome] = useState<Outcome>();
  const [slowIn, setSlowIn] = useState<Element | null>(null);
  const latest = useRef(0);
  const shown = useRef<readonly string[]>([]);

  useEffect(() => {
    const filters = (parameters.facetFilters ?? []) as FacetFilter[];
    void client.prepare(filterValues(filters, 'docusaurus_tag'));
  }, [client, parameters]);

  const search = useEvent(async (request: SearchRequest) => {
    const turn = ++latest.current;
    const requests = request.requests.map((each) => ({ ...each, indexName: site.indexName }));
    const timer = window.setTimeout(() => {
      if (turn === latest.current) setSlowIn(findDropdown());
    }, slowTime);
    const result = await client.search({ requests });
    window.clearTimeout(timer);
    const isLatest = turn === latest.current;
    if (isLatest) setSlowIn(null);
    const query = request.requests[0]?.query ?? '';
    const dropdown = findDropdown();
    if (result.type === 'failed') {
      // DocSearch drops a failure immediately and would show an empty list of results.
      if (isLatest) setOutcome({ query, failure: result.failure, hits: 0, dropdown });
      return emptyResponse(request);
    }
    const [first] = result.response.results;
    if (isLatest) {
      shown.current = first?.hits.map(({ objectID }) => objectID) ?? [];
      setOutcome({ query, failure: undefined, hits: first?.nbHits ?? 0, dropdown });
    }
    return result.response;
  });

  return {
    outcome,
    slowIn,
    forget: () => setOutcome(undefined),
    search,
    positionOf: (objectID) => {
      const index = shown.current.indexOf(objectID);
      return index < 0 ? undefined : index + 1;
    },
  };
}
