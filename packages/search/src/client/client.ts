/**
 * Search client for the overlay and the search page. The answers come from the hosted provider or from this site's
 * records. Both use the same request and response formats.
 */
import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import type { SearchRequest, SearchResponse } from '../protocol';
import type { SearchFailure } from './failure';
import { createHostedClient } from './hosted';
import { createWorkerClient } from './inWorker';

export type SearchOutcome =
  | { readonly type: 'answered'; readonly response: SearchResponse }
  | { readonly type: 'failed'; readonly failure: SearchFailure };

export interface SearchClient {
  /** Loads the data for a search of these tags, so that the first answer is immediate. Never rejects. */
  prepare(tags: readonly string[]): Promise<void>;
  /** Answers a request. Never rejects. */
  search(request: SearchRequest): Promise<SearchOutcome>;
}

export interface SearchConfig {
  readonly appId: string;
  readonly apiKey: string;
  /** Whether the hosted provider answers searches. Otherwise, the browser searches this site's records. */
  readonly isHosted: boolean;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly baseUrl: string;
}

function createClient({ appId, apiKey, isHosted, siteUrl, baseUrl }: SearchConfig): SearchClient {
  // URLs of hosted records are absolute, and start with this origin.
  const place: SitePlace = { origin: siteUrl, baseUrl };
  if (isHosted) return createHostedClient({ appId, apiKey, place });
  return createWorkerClient(place);
}

let shared: { readonly key: string; readonly client: SearchClient } | undefined;

/**
 * Returns the page's only client for this configuration. Call it only from lazily loaded code, because it includes the
 * hosted provider's client.
 */
export function getSearchClient(config: SearchConfig): SearchClient {
  const key = JSON.stringify(config);
  if (shared?.key !== key) shared = { key, client: createClient(config) };
  return shared.client;
}
