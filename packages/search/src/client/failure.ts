export type SearchFailure =
  /** None of the hosts answered, or the records file couldn't be loaded. */
  | { readonly type: 'unreachable' }
  /** The provider answered with an error status. */
  | { readonly type: 'refused'; readonly status: number }
  | { readonly type: 'malformed' }
  /** The development server has no records, because the site was never built. */
  | { readonly type: 'no-records' };

/** Classifies an error of the search client. */
export function toFailure(error: unknown): SearchFailure {
  if (!(error instanceof Error)) return { type: 'malformed' };
  if (error.name === 'RetryError') return { type: 'unreachable' };
  if ('status' in error && typeof error.status === 'number') {
    return { type: 'refused', status: error.status };
  }
  return { type: 'malformed' };
}

/** Returns a hint for the reader. */
export function failureHelp(failure: SearchFailure): string {
  switch (failure.type) {
    case 'unreachable':
      return 'You might want to check your network connection.';
    case 'refused':
      return failure.status === 429
        ? 'The search service is receiving too many requests. Wait a moment, then try again.'
        : `The search service refused the request (status ${failure.status}). Try again later.`;
    case 'malformed':
      return 'The search service sent an invalid response. Try again.';
    case 'no-records':
      return 'No search index found. Run "npm run build" once. The development server will then use the index of that build.';
  }
}

export const failureTitle = 'Unable to fetch results';
