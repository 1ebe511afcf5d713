/**
 * Search client for the overlay and the search page. Searches are answered either by the hosted
 * provider or from the records of this site. Requests and answers have the same format in both
 * cases.
 */
import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import type { SearchRequest, SearchResponse } from '../protocol';
import type { SearchFailure } from './failure';
import { createHostedClient } from './hosted';
import { createWorkerClient } from './inWorker';

/** An answer, or the reason for a failure. */
export type SearchOutcome =
  | { readonly type: 'answered'; readonly response: SearchResponse }
  | { readonly type: 'failed'; readonly failure: SearchFailure };

export interface SearchClient {
  /**
   * Loads the data for a search of these tags, so that the first answer is immediate. Never
   * rejects.
   */
  prepare(tags: readonly string[]): Promise<void>;
  /** Answers a request. Never rejects. */
  search(request: SearchRequest): Promise<SearchOutcome>;
}

/** Options that decide where searches are answered. */
export interface SearchConfig {
  readonly appId: string;
  readonly apiKey: string;
  /**
   * Whether the hosted provider answers. Otherwise, the browser answers from the records of this
   * site.
   */
  readonly isHosted: boolean;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly baseUrl: string;
}

function createClient({ appId, apiKey, isHosted, siteUrl, baseUrl }: SearchConfig): SearchClient {
  // The URLs of hosted records are absolute and start with the origin that the site was built for.
  const place: SitePlace = { origin: siteUrl, baseUrl };
  if (isHosted) return createHostedClient({ appId, apiKey, place });
  return createWorkerClient(place);
}

let shared: { readonly key: string; readonly client: SearchClient } | undefined;

/**
 * Returns the page's only client for this configuration, created on first use. Call it only from
 * lazily loaded code, because it includes the provider's client.
 */
export function getSearchClient(config: SearchConfig): SearchClient {
  const key = JSON.stringify(config);
  if (shared?.key !== key) shared = { key, client: createClient(config) };
  return shared.client;
}
