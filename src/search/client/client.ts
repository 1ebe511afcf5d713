/**
 * The search client of the overlay and of the search page: the provider's own, talking to the provider
 * or, by default, to the index in the browser.
 */
import type { Requester } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';
import { createHostsCache } from './hostsCache';
import { toFailure, type SearchFailure } from './failure';
import type { SearchRequest, SearchResponse } from '../protocol';
import type { SitePlace } from '../../addresses/sitePath';
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
  /** Where the site is: hits must lead there. */
  readonly place: SitePlace;
  /** Answers in the browser; the provider does when there is none. */
  readonly requester?: Requester;
  /** Takes requests to the provider in place of the network, in tests. */
  readonly hostedRequester?: Requester;
}

/**
 * Makes a client. It asks the next host after a timeout, without network, and at statuses other than 2xx and
 * 4xx; a host that failed is left alone for 2 minutes. Timeouts are in milliseconds and grow with the number
 * of hosts that timed out.
 */
export function createSearchClient({
  appId,
  apiKey,
  place,
  requester,
  hostedRequester,
}: ClientOptions): SearchClient {
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    hostsCache: createHostsCache(),
    // A 4xx is the provider's last word, 429 too: the reader is told and can try again.
    maxRateLimitRetries: 0,
    // Requests carry the key and the id of the application, and no id of their own.
    requestIdChannel: undefined,
    ...(hostedRequester && { requester: hostedRequester }),
    ...(requester && {
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
        return { type: 'answered', response: safeResponse(response as SearchResponse, place) };
      } catch (error) {
        // The client keeps every answer that is JSON: one that could not be read would come again on Retry.
        await client.clearCache();
        return { type: 'failed', failure: toFailure(error) };
      }
    },
  };
}
