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
  /** Site to which hits must lead. */
  readonly place: SitePlace;
  /** Replaces the browser's network in tests. */
  readonly requester?: Requester;
}

/**
 * Creates a client of the hosted provider. It tries the next host after a timeout, a network error, or a status other
 * than 2xx or 4xx, and doesn't use the failed host for 2 minutes. Timeouts are in milliseconds, and increase with the
 * number of hosts that timed out.
 */
export function createHostedClient(options: HostedOptions): SearchClient {
  const { appId, apiKey, place, requester } = options;
  const client = liteClient(appId, apiKey, {
    authMode: 'WithinQueryParameters',
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    hostsCache: createHostsCache(),
    // A 4xx status, including 429, is final: readers can retry after the failure message.
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
        // The client caches every JSON answer. Without this, a retry would return the same invalid answer.
        await client.clearCache();
        return { type: 'failed', failure: toFailure(error) };
      }
    },
  };
}
