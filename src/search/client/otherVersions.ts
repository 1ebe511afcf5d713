/** After a search without results: where else the same words are found. */
import { type SearchRequest, type SearchResult } from '../protocol';
import type { SearchClient } from './client';
import type { SearchVersion } from '../versions';

/** Results that another version has. */
export interface OtherVersionHits {
  readonly version: SearchVersion;
  readonly result: SearchResult;
}

/** How many results of another version are offered. */
const offeredHits = 3;

/**
 * Asks the other versions for the query, latest first, in a request of its own. Resolves with the first
 * that has results, or undefined; a failed request counts as none, because the search itself succeeded.
 */
export async function findInOtherVersions(
  client: SearchClient,
  query: string,
  where: {
    readonly indexName: string;
    readonly language: string;
    readonly current: SearchVersion;
    readonly versions: readonly SearchVersion[];
  },
): Promise<OtherVersionHits | undefined> {
  const others = where.versions
    .filter(({ name }) => name !== where.current.name)
    .sort((a, b) => Number(b.isLast) - Number(a.isLast));
  if (others.length === 0) return undefined;
  const request: SearchRequest = {
    requests: others.map(({ tag }) => ({
      query,
      indexName: where.indexName,
      hitsPerPage: offeredHits,
      attributesToRetrieve: ['hierarchy.lvl0', 'hierarchy.lvl1', 'content', 'type', 'url'],
      facetFilters: [`language:${where.language}`, `docusaurus_tag:${tag}`],
    })),
  };
  const outcome = await client.send(request);
  if (outcome.type === 'failed') return undefined;
  const found = outcome.response.results
    .map((result, index) => ({ version: others[index], result }))
    .find(({ result }) => result.nbHits > 0);
  return found?.version === undefined
    ? undefined
    : { version: found.version, result: found.result };
}
