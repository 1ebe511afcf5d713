import { useEvent } from '@docusaurus/theme-common';
import { useEffect, useRef, useState } from 'react';
import {
  getSearchClient,
  type SearchConfig,
  type SearchFailure,
  type SearchOutcome,
} from '@reveal-docs/search';
import {
  emptyResponse,
  filterValues,
  type FacetFilter,
  type SearchRequest,
  type SearchResponse,
} from '@reveal-docs/search/protocol';
import { suggestionsFrom } from './overlayItems';
import type { SearchParameters } from './useSearchParameters';
import type { SiteSearch } from './useSiteSearch';

export interface Outcome {
  readonly query: string;
  readonly failure: SearchFailure | undefined;
  readonly hits: number;
  /** Queries to suggest: page titles from the last search that had hits. */
  readonly suggestions: readonly string[];
  /** The modal's element for results, which also contains this site's additional screens. */
  readonly dropdown: Element | null;
}

/** How long a search can take before the overlay shows that it's still running, in milliseconds. */
const slowTime = 3_000;

/** Loads the data for searches with these parameters in advance. Never rejects. */
export function prepareSearch(config: SearchConfig, parameters: SearchParameters): Promise<void> {
  const filters = (parameters.facetFilters ?? []) as FacetFilter[];
  return getSearchClient(config).prepare(filterValues(filters, 'docusaurus_tag'));
}

/** Returns the modal's element for results. */
export const findDropdown = (): Element | null => document.querySelector('.DocSearch-Dropdown');

export interface OverlaySearch {
  readonly outcome: Outcome | undefined;
  /** Element in which to show a note about a slow search. Null if the search isn't slow. */
  readonly slowIn: Element | null;
  forget(): void;
  /** The modal's search function. It stays the same between renders. */
  readonly search: (request: SearchRequest) => Promise<SearchResponse>;
  /** Returns a result's position in the last response, starting at 1. */
  positionOf(objectID: string): number | undefined;
}

type OutcomeParts = Pick<Outcome, 'query' | 'dropdown'> & { readonly result: SearchOutcome };

function outcomeOf({ result, ...rest }: OutcomeParts, last: Outcome | undefined): Outcome {
  const first = result.type === 'answered' ? result.response.results[0] : undefined;
  const hits = first?.hits ?? [];
  return {
    ...rest,
    failure: result.type === 'failed' ? result.failure : undefined,
    hits: first?.nbHits ?? 0,
    suggestions: hits.length > 0 ? suggestionsFrom(hits) : (last?.suggestions ?? []),
  };
}

/** Runs the overlay's searches, and stores the outcome of the latest one. */
export function useOverlaySearch(site: SiteSearch, parameters: SearchParameters): OverlaySearch {
  const client = getSearchClient(site.client);
  const [outcome, setOutcome] = useState<Outcome>();
  const [slowIn, setSlowIn] = useState<Element | null>(null);
  const latest = useRef(0);
  /**
   * Functions that resolve the modal's pending searches. When the latest search completes, all pending searches receive
   * its response, oldest first. The modal opens its list of results only if its latest search is the last one to
   * resolve.
   */
  const waiting = useRef<((response: SearchResponse) => void)[]>([]);
  const shown = useRef<readonly string[]>([]);

  useEffect(() => {
    void prepareSearch(site.client, parameters);
  }, [site.client, parameters]);

  const answerAll = (response: SearchResponse) => {
    for (const answer of waiting.current.splice(0)) answer(response);
  };

  const run = async (request: SearchRequest): Promise<void> => {
    const turn = ++latest.current;
    const isOutdated = () => turn !== latest.current;
    const requests = request.requests.map((each) => ({ ...each, indexName: site.indexName }));
    const timer = window.setTimeout(() => {
      if (!isOutdated()) setSlowIn(findDropdown());
    }, slowTime);
    const result = await client.search({ requests });
    window.clearTimeout(timer);
    if (isOutdated()) return;
    setSlowIn(null);
    const query = request.requests[0]?.query ?? '';
    const dropdown = findDropdown();
    setOutcome((last) => outcomeOf({ query, dropdown, result }, last));
    if (result.type === 'failed') {
      // DocSearch doesn't handle failures, so respond without results. The overlay shows its own error screen.
      answerAll(emptyResponse(request));
      return;
    }
    const { response } = result;
    const [first] = response.results;
    shown.current = first?.hits.map(({ objectID }) => objectID) ?? [];
    answerAll(response);
  };

  const search = useEvent(
    (request: SearchRequest) =>
      new Promise<SearchResponse>((resolve) => {
        waiting.current.push(resolve);
        void run(request);
      }),
  );

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
