import { useCallback, useEffect, useReducer, useRef } from 'react';
import {
  getSearchClient,
  pageRequest,
  type PageSearch,
  type SearchConfig,
  type SearchFailure,
} from '@reveal-docs/search';
import type { SearchHit, SearchResult } from '@reveal-docs/search/protocol';

export type PagedState =
  | { readonly type: 'idle' }
  /** `isStalled` becomes true after 300 ms. Until then, the hits of the previous query stay visible. */
  | { readonly type: 'loading'; readonly isStalled: boolean; readonly previous: Found | undefined }
  | ({ readonly type: 'found' } & Found)
  | { readonly type: 'failed'; readonly failure: SearchFailure };

export interface Found {
  readonly hits: readonly SearchHit[];
  readonly count: number;
  readonly lastPage: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether loading more results failed. The results that are already loaded stay visible. */
  readonly moreFailed: boolean;
  readonly kinds: Readonly<Record<string, number>>;
}

type Action =
  | { readonly type: 'clear' }
  | { readonly type: 'load' }
  | { readonly type: 'stall' }
  | { readonly type: 'answer'; readonly result: SearchResult; readonly counts?: SearchResult }
  | { readonly type: 'fail'; readonly failure: SearchFailure }
  | { readonly type: 'load-more'; readonly page: number }
  | { readonly type: 'fail-more'; readonly page: number };

/** Returns the results to show. While a search loads, these are the previous results. */
export function visibleResults(state: PagedState): Found | undefined {
  if (state.type === 'found') return state;
  return state.type === 'loading' ? state.previous : undefined;
}

/**
 * Returns whether `page` follows the last loaded page. Scrolling and the button can both request the same page, so the
 * second response must be ignored.
 */
function isNext(state: PagedState, page: number): state is Extract<PagedState, { type: 'found' }> {
  return state.type === 'found' && page === state.lastPage + 1;
}

/** Returns the next state of the search page. */
export function nextState(state: PagedState, action: Action): PagedState {
  switch (action.type) {
    case 'clear':
      return { type: 'idle' };
    case 'load':
      return { type: 'loading', isStalled: false, previous: visibleResults(state) };
    case 'stall':
      return state.type === 'loading' ? { ...state, isStalled: true } : state;
    case 'fail':
      return { type: 'failed', failure: action.failure };
    case 'load-more':
      return isNext(state, action.page)
        ? { ...state, isLoadingMore: true, moreFailed: false }
        : state;
    case 'fail-more':
      return isNext(state, action.page)
        ? { ...state, isLoadingMore: false, moreFailed: true }
        : state;
    case 'answer': {
      const { result, counts } = action;
      const before = isNext(state, result.page) ? state : undefined;
      if (result.page > 0 && before === undefined) return state;
      return {
        type: 'found',
        hits: [...(before?.hits ?? []), ...result.hits],
        count: result.nbHits,
        lastPage: result.page,
        hasMore: result.page + 1 < result.nbPages,
        isLoadingMore: false,
        moreFailed: false,
        kinds: counts?.facets?.kind ?? before?.kinds ?? {},
      };
    }
  }
}

/** How long a search can take before it counts as stalled, in milliseconds. */
const stallThreshold = 300;

/** Searches page by page. `more` loads the next page, and `retry` repeats a failed search. */
export function usePagedSearch(
  config: SearchConfig,
  search: PageSearch,
): { readonly state: PagedState; readonly more: () => void; readonly retry: () => void } {
  const [state, dispatch] = useReducer(nextState, { type: 'idle' });
  const turn = useRef(0);
  const key = JSON.stringify(search);

  const run = useCallback(() => {
    const own = ++turn.current;
    const asked = JSON.parse(key) as PageSearch;
    if (asked.query.trim() === '') {
      dispatch({ type: 'clear' });
      return;
    }
    dispatch({ type: 'load' });
    const stall = setTimeout(
      () => own === turn.current && dispatch({ type: 'stall' }),
      stallThreshold,
    );
    void getSearchClient(config)
      .search(pageRequest(asked, 0))
      .then((outcome) => {
        clearTimeout(stall);
        if (own !== turn.current) return;
        if (outcome.type === 'failed') dispatch({ type: 'fail', failure: outcome.failure });
        else {
          const [result, counts] = outcome.response.results;
          if (result !== undefined) dispatch({ type: 'answer', result, counts });
        }
      });
  }, [config, key]);

  useEffect(run, [run]);

  const lastPage = state.type === 'found' ? state.lastPage : 0;
  const canLoadMore = state.type === 'found' && state.hasMore && !state.isLoadingMore;
  const more = useCallback(() => {
    if (!canLoadMore) return;
    const own = turn.current;
    const page = lastPage + 1;
    dispatch({ type: 'load-more', page });
    void getSearchClient(config)
      .search(pageRequest(JSON.parse(key) as PageSearch, page))
      .then((outcome) => {
        if (own !== turn.current) return;
        const result = outcome.type === 'answered' ? outcome.response.results[0] : undefined;
        dispatch(result === undefined ? { type: 'fail-more', page } : { type: 'answer', result });
      });
  }, [canLoadMore, config, key, lastPage]);

  return { state, more, retry: run };
}
