/**
 * The page's only search client, created on first use and shared by the overlay and the search
 * page. Import it only from lazily loaded code, because it includes the engine and the provider's
 * client.
 */
import type { SitePlace } from '../../addresses/sitePath';
import { createSearchClient, type SearchClient, type SearchOutcome } from './client';
import { createLoader, fetchJson, RecordsMissingError } from './loader';
import type { SearchRequest } from '../protocol';
import { recordsFolder } from '../records';
import { createEmbeddedRequester } from './requester';

/** Decides where this site's searches are answered. */
export interface SiteSearchConfig {
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

/** The client, with preparation for a search. */
export interface SiteSearchClient extends SearchClient {
  /**
   * Loads the data for a search of these tags, so that the first answer is immediate. Never
   * rejects.
   */
  prepare(tags: readonly string[]): Promise<void>;
}

/** Records have absolute addresses, of the origin that the site was built for. */
function placeOf({ siteUrl, baseUrl }: SiteSearchConfig): SitePlace {
  return { origin: siteUrl, baseUrl };
}

function createEmbeddedClient(config: SiteSearchConfig): SiteSearchClient {
  const loader = createLoader({
    baseUrl: `${config.baseUrl}${recordsFolder}/`,
    fetchJson,
  });
  let recordsMissing = false;
  const note = (error: unknown): never => {
    recordsMissing = error instanceof RecordsMissingError;
    throw error;
  };
  const requester = createEmbeddedRequester(
    { load: (tags) => loader.load(tags).catch(note) },
    (path) => `${config.siteUrl}${config.baseUrl}${path}`,
  );
  const { appId, apiKey } = config;
  const client = createSearchClient({ appId, apiKey, place: placeOf(config), requester });
  return {
    async send(request: SearchRequest): Promise<SearchOutcome> {
      const outcome = await client.send(request);
      return outcome.type === 'failed' && recordsMissing
        ? { type: 'failed', failure: { type: 'no-records' } }
        : outcome;
    },
    prepare: (tags) =>
      loader.load(tags).then(
        () => undefined,
        // The next search tries again and reports the problem.
        () => undefined,
      ),
  };
}

function createHostedClient(config: SiteSearchConfig): SiteSearchClient {
  const { appId, apiKey } = config;
  const client = createSearchClient({ appId, apiKey, place: placeOf(config) });
  return { ...client, prepare: () => Promise.resolve() };
}

let shared: { readonly key: string; readonly client: SiteSearchClient } | undefined;

/** Returns the page's client for this configuration. */
export function getSiteClient(config: SiteSearchConfig): SiteSearchClient {
  const key = JSON.stringify(config);
  if (shared?.key !== key) {
    shared = {
      key,
      client: config.isHosted ? createHostedClient(config) : createEmbeddedClient(config),
    };
  }
  return shared.client;
}
