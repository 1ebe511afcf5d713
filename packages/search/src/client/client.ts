/**
 * The search client of the overlay and of the search page. The hosted provider or the records of
 * this site answer. Both answer the same requests with the same shapes.
 */
import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import type { SearchRequest, SearchResponse } from '../protocol';
import { recordsFolder } from '../records';
import type { SearchFailure } from './failure';
import { createHostedClient } from './hosted';
import { createLoader, fetchJson } from './loader';
import { createLocalClient } from './local';

/** An answer, or the reason why it's missing. */
export type SearchOutcome =
  | { readonly type: 'answered'; readonly response: SearchResponse }
  | { readonly type: 'failed'; readonly failure: SearchFailure };

/** Answers searches. */
export interface SearchClient {
  /**
   * Loads the data for a search of these tags, so that the first answer is immediate. Never
   * rejects.
   */
  prepare(tags: readonly string[]): Promise<void>;
  /** Answers a request. Never rejects. */
  search(request: SearchRequest): Promise<SearchOutcome>;
}

/** Decides where this site's searches are answered. */
export interface SearchConfig {
  readonly appId: string;
  readonly apiKey: string;
  /**
   * Whether a hosted provider answers. Otherwise the browser answers from the records of this site.
   */
  readonly isHosted: boolean;
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly baseUrl: string;
}

function createClient({ appId, apiKey, isHosted, siteUrl, baseUrl }: SearchConfig): SearchClient {
  // Hosted records have absolute URLs, of the origin that the site was built for.
  const place: SitePlace = { origin: siteUrl, baseUrl };
  if (isHosted) return createHostedClient({ appId, apiKey, place });
  return createLocalClient(
    createLoader({ baseUrl: `${baseUrl}${recordsFolder}/`, fetchJson }),
    place,
  );
}

let shared: { readonly key: string; readonly client: SearchClient } | undefined;

/**
 * Returns the page's only client for this configuration, created on first use. Call it only from
 * lazily loaded code, because it includes the engine and the provider's client.
 */
export function getSearchClient(config: SearchConfig): SearchClient {
  const key = JSON.stringify(config);
  if (shared?.key !== key) shared = { key, client: createClient(config) };
  return shared.client;
}
