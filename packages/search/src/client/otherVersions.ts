import { type SearchRequest, type SearchResult } from '../protocol';
import type { SearchClient } from './client';
import type { SearchVersion } from '../versions';

export interface OtherVersionHits {
  readonly version: SearchVersion;
  readonly result: SearchResult;
}

const offeredHits = 3;

/**
 * Searches the other versions for the query. Resolves with the hits in the first version that has results, starting
 * with the latest version. Resolves with undefined if none has results. Failures have the same result, because this
 * search is optional.
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
  const outcome = await client.search(request);
  if (outcome.type === 'failed') return undefined;
  const found = outcome.response.results
    .map((result, index) => ({ version: others[index], result }))
    .find(({ result }) => result.nbHits > 0);
  return found?.version === undefined
    ? undefined
    : { version: found.version, result: found.result };
}
