/**
 * The search client of the overlay and of the search page. It is the provider's client, connected
 * to the provider or, by default, to the index in the browser.
 */
import type { Requester } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';
import { createHostsCache } from './hostsCache';
import { toFailure, type SearchFailure } from './failure';
import type { SearchRequest, SearchResponse } from '../protocol';
import type { SitePlace } from '../../addresses/sitePath';
import { safeResponse } from './safeHits';

/** An answer, or the reason why there is none. */
export type SearchOutcome =
  | { readonly type: 'answered'; readonly response: SearchResponse }
  | { readonly type: 'failed'; readonly failure: SearchFailure };

/** Sends requests. Never rejects. */
export interface SearchClient {
  send(request: SearchRequest): Promise<SearchOutcome>;
}

/** Decides where requests go. */
export interface ClientOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Location of this site. Hits have to lead there. */
  readonly place: SitePlace;
  /** Answers in the browser. If absent, the provider answers. */
  readonly requester?: Requester;
  /** Replaces the network for requests to the provider, in tests. */
  readonly hostedRequester?: Requester;
}

/**
 * Creates a client. It tries the next host after a timeout, without a network, and on statuses
 * other than 2xx and 4xx. A failed host isn't used for 2 minutes. Timeouts are in milliseconds, and
 * grow with the number of hosts that timed out.
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
    // A 4xx status, including 429, is final: the reader sees the failure and can retry.
    maxRateLimitRetries: 0,
    // Requests contain the key and the application ID, but no request ID.
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
        // The client caches every JSON answer, so Retry would return an invalid one again.
        await client.clearCache();
        return { type: 'failed', failure: toFailure(error) };
      }
    },
  };
}
