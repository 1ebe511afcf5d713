import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import { answerQuery } from '../engine/answer';
import { filterList, filterValues } from '../protocol';
import type { SearchClient } from './client';
import { RecordsMissingError, type Loader } from './loader';
import { safeResponse } from './safeHits';

/** Creates a client that searches the records of `loader`. The results are pages of the site at `place`. */
export function createLocalClient(loader: Loader, place: SitePlace): SearchClient {
  return {
    prepare: (tags) =>
      loader.load(tags).then(
        () => undefined,
        // The next search tries again, and reports the failure.
        () => undefined,
      ),
    async search({ requests }) {
      try {
        const results = await Promise.all(
          requests.map(async (query) => {
            const tags = filterValues(filterList(query), 'docusaurus_tag');
            const engines = await loader.load(tags);
            return answerQuery(engines, query, (path) => place.baseUrl + path);
          }),
        );
        return { type: 'answered', response: safeResponse({ results }, place) };
      } catch (error) {
        const type = error instanceof RecordsMissingError ? 'no-records' : 'unreachable';
        return { type: 'failed', failure: { type } };
      }
    },
  };
}
