import type { Requester } from '@algolia/client-common';
import { liteClient } from 'algoliasearch/lite';
import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import type { SearchResponse } from '../protocol';
import type { SearchClient } from './client';
import { toFailure } from './failure';
import { createHostsCache } from './hostsCache';
import { safeResponse } from './safeHits';

interface HostedOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** The site on which all hits must be. */
  readonly place: SitePlace;
  /** Sends the requests instead of the browser's network. For tests. */
  readonly requester?: Requester;
}

/**
 * Creates a client of the hosted provider. A host fails if the request times out, if a network error occurs, or if the
 * status isn't 2xx or 4xx. The client then tries the next host, and doesn't use the failed host for 2 minutes. Timeouts
 * are in milliseconds, and increase with each host that times out.
 */
export function createHostedClient(options: HostedOptions): SearchClient {
  const { appId, apiKey, place, requester } = options;
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    hostsCache: createHostsCache(),
    // Don't retry after a 4xx status, including 429. The failure message lets readers retry.
    maxRateLimitRetries: 0,
    // Send only the key and the application ID, without a request ID.
    requestIdChannel: undefined,
    ...(requester && { requester }),
  });
  return {
    prepare: () => Promise.resolve(),
    async search(request) {
      try {
        const response: unknown = await client.search(
          request as Parameters<typeof client.search>[0],
        );
        return { type: 'answered', response: safeResponse(response as SearchResponse, place) };
      } catch (error) {
        // The client caches every JSON answer, so a retry would otherwise return the same invalid answer.
        await client.clearCache();
        return { type: 'failed', failure: toFailure(error) };
      }
    },
  };
}
