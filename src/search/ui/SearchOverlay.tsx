/**
 * The search overlay: DocSearch's modal on our client, with the states it lacks. A chunk of its own.
 */
import '@docsearch/css/dist/modal.css';
import {
  DocSearchModal,
  type DocSearchHit,
  type DocSearchModalProps,
  type DocSearchTransformClient,
} from '@docsearch/react';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useEvent } from '@docusaurus/theme-common';
import {
  mergeFacetFilters,
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import translations from '@theme/SearchTranslations';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { firstClick } from '../client/clickEvents';
import { FailureScreen } from './FailureScreen';
import type { SearchFailure } from '../client/failure';
import {
  emptyResponse,
  filterValues,
  maxQueryLength,
  type FacetFilter,
  type SearchRequest,
} from '../protocol';
import { getSiteClient } from '../client/siteClient';
import { showMatchedText } from './overlayItems';
import { useDialog } from './useDialog';
import { HitEntry } from './HitEntry';
import { useInsights } from './useInsights';
import { useStoredSearches } from '../client/storedSearches';
import { OtherVersions } from './OtherVersionsLine';
import { useSiteSearch } from './useSiteSearch';
import { useSearchVersions } from './useSearchVersions';
import { searchPageUrl } from '../versions';

type Props = Readonly<{
  onClose: () => void;
  /** What was typed before the overlay was there. */
  initialQuery: string;
}>;

/** What the last search of the overlay came to. */
interface Outcome {
  readonly query: string;
  readonly failure: SearchFailure | undefined;
  readonly hits: number;
  /** Where the modal shows results, and we what it lacks. */
  readonly dropdown: Element | null;
}

const modalTranslations: DocSearchModalProps['translations'] = {
  ...translations.modal,
  noResultsScreen: { ...translations.modal?.noResultsScreen, noResultsText: 'No results for' },
};

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

function ResultsFooter({ state, onClose }: FooterProps & Pick<Props, 'onClose'>) {
  const { current } = useSearchVersions();
  const { searchPage } = useSiteSearch();
  return (
    <Link to={searchPageUrl(searchPage, state.query, current)} onClick={onClose}>
      {`See all ${String(state.context.nbHits)} results`}
    </Link>
  );
}

/** The modal's search parameters: language and version being read, besides what the configuration adds. */
function useSearchParameters(): NonNullable<DocSearchModalProps['searchParameters']> {
  const { contextual, searchParameters } = useSiteSearch();
  const contextualFilters = useAlgoliaContextualFacetFilters();
  const key = JSON.stringify([contextual, searchParameters, contextualFilters]);
  return useMemo(() => {
    const configured = searchParameters?.facetFilters ?? [];
    return {
      ...searchParameters,
      facetFilters: contextual ? mergeFacetFilters(contextualFilters, configured) : configured,
    };
    // The hook makes new arrays at every render; the key is their content.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}

/** The open overlay. `onClose` is called once for every way of closing it. */
export default function SearchOverlay({ onClose, initialQuery }: Props): ReactNode {
  const site = useSiteSearch();
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const searchParameters = useSearchParameters();
  const close = useEvent(onClose);
  const client = getSiteClient(site.client);
  const { versions, current } = useSearchVersions();
  const [initialScrollY] = useState(() => window.scrollY);
  const [outcome, setOutcome] = useState<Outcome>();
  const [retry, setRetry] = useState<{ readonly count: number; readonly query?: string }>({
    count: 0,
  });
  const latest = useRef(0);
  const storedName = useStoredSearches(site.indexName);

  const shown = useRef<readonly string[]>([]);
  const positionOf = (objectID: string) => {
    const index = shown.current.indexOf(objectID);
    return index < 0 ? undefined : index + 1;
  };
  const insights = useInsights(site.insights, site.indexName, positionOf);
  const reportFirst = useEvent((hit: HitProps['hit']) => {
    const call = positionOf(hit.objectID) === 1 ? firstClick(hit, site.client) : undefined;
    if (typeof insights !== 'object' || call === undefined) return;
    const send = insights.insightsClient as ((...call: unknown[]) => unknown) | undefined;
    send?.(...call);
  });

  useDialog('Search', close, insights === undefined ? -1 : retry.count);

  useEffect(() => {
    const filters = (searchParameters.facetFilters ?? []) as FacetFilter[];
    void client.prepare(filterValues(filters, 'docusaurus_tag'));
  }, [client, searchParameters]);

  const search = useEvent(async (request: SearchRequest) => {
    const turn = ++latest.current;
    const requests = request.requests.map((each) => ({ ...each, indexName: site.indexName }));
    const result = await client.send({ requests });
    const isLatest = turn === latest.current;
    const query = request.requests[0]?.query ?? '';
    const dropdown = document.querySelector('.DocSearch-Dropdown');
    if (result.type === 'failed') {
      // DocSearch forgets a failure at once and would say that nothing was found.
      if (isLatest) setOutcome({ query, failure: result.failure, hits: 0, dropdown });
      return emptyResponse(request);
    }
    const [first] = result.response.results;
    if (isLatest) {
      shown.current = first?.hits.map(({ objectID }) => objectID) ?? [];
      setOutcome({ query, failure: undefined, hits: first?.nbHits ?? 0, dropdown });
    }
    return result.response;
  });

  const stable = useMemo(
    () => ({
      transformSearchClient: (original: DocSearchTransformClient): DocSearchTransformClient => ({
        ...original,
        // Same request, same response; only who answers differs.
        search: search as unknown as DocSearchTransformClient['search'],
      }),
      transformItems: (items: DocSearchHit[]) =>
        items.map((item) => ({ ...showMatchedText(item), url: processUrl(item.url) })),
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl),
      },
    }),
    [search, processUrl, history],
  );

  const Hit = useMemo(
    () =>
      function Hit({ hit, children }: HitProps) {
        return (
          <HitEntry url={hit.url} onOpen={() => reportFirst(hit)}>
            {children}
          </HitEntry>
        );
      },
    [reportFirst],
  );

  const Footer = useMemo(
    () =>
      function Footer(props: FooterProps) {
        return <ResultsFooter {...props} onClose={close} />;
      },
    [close],
  );

  if (insights === undefined) return null;
  const { repoUrl } = site;
  const dropdown = outcome?.dropdown ?? null;
  return (
    <div className={site.client.isHosted ? undefined : 'search-overlay--embedded'}>
      <DocSearchModal
        key={retry.count}
        appId={site.client.appId}
        apiKey={site.client.apiKey}
        indexName={storedName}
        maxResultsPerGroup={site.maxResultsPerGroup}
        placeholder="Search docs"
        translations={modalTranslations}
        initialScrollY={initialScrollY}
        initialQuery={(retry.query ?? initialQuery).slice(0, maxQueryLength)}
        searchParameters={searchParameters}
        hitComponent={Hit}
        resultsFooterComponent={Footer}
        getMissingResultsUrl={
          repoUrl === undefined
            ? undefined
            : ({ query }: { query: string }) =>
                `${repoUrl}/issues/new?title=${encodeURIComponent(`Search finds nothing for "${query}"`)}`
        }
        onClose={close}
        insights={insights}
        {...stable}
      />
      {dropdown !== null &&
        outcome?.failure !== undefined &&
        createPortal(
          <FailureScreen
            failure={outcome.failure}
            onRetry={() => {
              setRetry(({ count }) => ({ count: count + 1, query: outcome.query }));
              setOutcome(undefined);
            }}
          />,
          dropdown,
        )}
      {dropdown !== null &&
        outcome?.failure === undefined &&
        outcome?.hits === 0 &&
        createPortal(
          <OtherVersions
            query={outcome.query}
            current={current}
            versions={versions}
            onFollow={close}
          />,
          dropdown,
        )}
    </div>
  );
}
