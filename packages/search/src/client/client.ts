/**
 * Search client for the overlay and the search page. Either the hosted provider answers the requests, or the browser
 * searches this site's records. Requests and responses have the same format in both cases.
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
  /** Loads the data for searches with these tags, so that the first search is fast. Never rejects. */
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
 * Returns the page's client for this configuration, which is always the same object. Call it only in lazily loaded
 * code, because this module contains the hosted provider's client.
 */
export function getSearchClient(config: SearchConfig): SearchClient {
  const key = JSON.stringify(config);
  if (shared?.key !== key) shared = { key, client: createClient(config) };
  return shared.client;
}
