/**
 * What went wrong with a search, in the reader's terms.
 */

/** Why there are no results. */
export type SearchFailure =
  /** No host answered, or the records file could not be had. */
  | { readonly type: 'unreachable' }
  /** The provider answered with an error status. */
  | { readonly type: 'refused'; readonly status: number }
  /** The answer was not one. */
  | { readonly type: 'malformed' }
  /** The development server has no records, because nothing was built yet. */
  | { readonly type: 'no-records' };

/** Sorts an error of the search client. */
export function toFailure(error: unknown): SearchFailure {
  if (!(error instanceof Error)) return { type: 'malformed' };
  if (error.name === 'RetryError') return { type: 'unreachable' };
  if ('status' in error && typeof error.status === 'number') {
    return { type: 'refused', status: error.status };
  }
  return { type: 'malformed' };
}

/** What the reader is told to do. */
export function failureHelp(failure: SearchFailure): string {
  switch (failure.type) {
    case 'unreachable':
      return 'You might want to check your network connection.';
    case 'refused':
      return failure.status === 429
        ? 'The search service gets too many requests at the moment. Wait a little and try again.'
        : `The search service refused the request (status ${failure.status}). Try again later.`;
    case 'malformed':
      return 'The search service sent an answer that could not be read. Try again.';
    case 'no-records':
      return 'There is no search index yet. Run "npm run build" once: this server then answers from that build.';
  }
}

/** Title of the error screen. */
export const failureTitle = 'Unable to fetch results';
