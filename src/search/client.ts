/**
 * The search client of the overlay and of the search page: the provider's own, talking to the provider
 * or, by default, to the index in the browser.
 */
import { createMemoryCache, type Requester } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';
import { toFailure, type SearchFailure } from './failure';
import type { SearchRequest, SearchResponse } from './protocol';
import { safeResponse } from './safeHits';

/** An answer, or why there is none. */
export type SearchOutcome =
  | { readonly type: 'answered'; readonly response: SearchResponse }
  | { readonly type: 'failed'; readonly failure: SearchFailure };

/** Sends requests; never rejects. */
export interface SearchClient {
  send(request: SearchRequest): Promise<SearchOutcome>;
}

/** Who answers. */
export interface ClientOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Answers in the browser; the provider does when there is none. */
  readonly requester?: Requester;
}

/**
 * Makes a client. Credentials travel as query parameters, timeouts are 1 s to connect, 2 s to read and 30 s
 * to write, and a host that failed is left alone for 2 minutes: the provider's defaults.
 */
export function createSearchClient({ appId, apiKey, requester }: ClientOptions): SearchClient {
  const client = liteClient(appId, apiKey, {
    // The default keeps hosts in local storage, where their methods are lost and the next search breaks.
    hostsCache: createMemoryCache({ serializable: false }),
    // A 4xx is the provider's last word, 429 too: the reader is told and can try again.
    maxRateLimitRetries: 0,
    // Requests carry the key and the id of the application, and no id of their own.
    requestIdChannel: undefined,
    ...(requester === undefined
      ? {}
      : {
          requester,
          hosts: [
            { url: 'in-browser.invalid', accept: 'readWrite' as const, protocol: 'https' as const },
          ],
        }),
  });
  return {
    async send(request) {
      try {
        const response: unknown = await client.search(
          request as Parameters<typeof client.search>[0],
        );
        return { type: 'answered', response: safeResponse(response as SearchResponse) };
      } catch (error) {
        return { type: 'failed', failure: toFailure(error) };
      }
    },
  };
}
