/**
 * Answers the provider's client inside the browser. It receives the same request that would go over
 * the network.
 */
import type { Requester } from '@algolia/client-common';
import { answerQuery, type ToUrl } from '../engine/answer';
import type { Loader } from './loader';
import { filterList, filterValues, parseRequest, type SearchResponse } from '../protocol';

function respond(status: number, content: unknown): Awaited<ReturnType<Requester['send']>> {
  return { status, content: JSON.stringify(content), isTimedOut: false };
}

/**
 * Creates a requester that answers from the records of `loader`. A file that can't be loaded counts
 * as an unreachable host (status 0), and an invalid request as the caller's error (400).
 */
export function createEmbeddedRequester(loader: Loader, toUrl: ToUrl): Requester {
  return {
    async send(request) {
      let parsed;
      try {
        parsed = parseRequest(String(request.data ?? ''));
      } catch (error) {
        return respond(400, { message: error instanceof Error ? error.message : String(error) });
      }
      try {
        const results = await Promise.all(
          parsed.requests.map(async (query) => {
            const tags = filterValues(filterList(query), 'docusaurus_tag');
            return answerQuery(await loader.load(tags), query, toUrl);
          }),
        );
        return respond(200, { results } satisfies SearchResponse);
      } catch (error) {
        return { status: 0, content: String(error), isTimedOut: false };
      }
    },
  };
}
