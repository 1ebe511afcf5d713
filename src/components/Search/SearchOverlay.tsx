/**
 * The search overlay: DocSearch's modal with this site's client and additional screens. It loads as a separate chunk.
 */
import '@docsearch/css/dist/modal.css';
import './overlay.css';
import './hits.css';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useEvent } from '@docusaurus/theme-common';
import translations from '@theme/SearchTranslations';
import { memo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { firstClick } from '@reveal-docs/search/overlay';
import { maxQueryLength } from '@reveal-docs/search/protocol';
import { showTypingFirst } from '../showTypingFirst';
import { Destinations } from './Destinations';
import { FailureScreen } from './FailureScreen';
import { useModalParts, type HitProps } from './modalParts';
import { OtherVersions } from './OtherVersionsLine';
import { Redraw } from './Redraw';
import { Suggestions } from './Suggestions';
import { useDialog } from './useDialog';
import { useInsights } from './useInsights';
import { useOverlaySearch, type Outcome } from './useOverlaySearch';
import { useSearchParameters } from './useSearchParameters';
import { useSearchVersions } from './useSearchVersions';
import { useSiteSearch } from './useSiteSearch';
import { useStoredSearches } from './storedSearches';

export { prepareSearch } from './useOverlaySearch';

type Props = Readonly<{
  onClose: () => void;
  initialQuery: string;
}>;

const modalTranslations: DocSearchModalProps['translations'] = {
  ...translations.modal,
  noResultsScreen: { ...translations.modal?.noResultsScreen, noResultsText: 'No results for' },
};

interface LackingProps {
  readonly outcome: Outcome | undefined;
  readonly slowIn: Element | null;
  readonly onSearch: (query: string) => void;
  readonly onFollow: () => void;
}

/** Screens that DocSearch's modal doesn't provide: for slow searches, failed searches, and empty results. */
function LackingScreens({ outcome, slowIn, onSearch, onFollow }: LackingProps): ReactNode {
  const { versions, current } = useSearchVersions();
  if (slowIn !== null) {
    return createPortal(
      <p className="search-slow" role="status">
        Still searching. Results will appear here.
      </p>,
      slowIn,
    );
  }
  if (outcome === undefined || outcome.dropdown === null) return null;
  const { query, failure, hits, dropdown } = outcome;
  if (failure !== undefined) {
    return createPortal(
      <FailureScreen failure={failure} onRetry={() => onSearch(query)} />,
      dropdown,
    );
  }
  return hits > 0
    ? null
    : createPortal(
        <>
          <Suggestions queries={outcome.suggestions} onChoose={onSearch} />
          <OtherVersions query={query} current={current} versions={versions} onFollow={onFollow} />
        </>,
        dropdown,
      );
}

/** Describes the last search for screen readers. Empty for a failed search, which has an alert instead. */
function describeOutcome(outcome: Outcome | undefined): string {
  if (outcome === undefined || outcome.failure !== undefined) return '';
  const { hits, query } = outcome;
  if (hits === 0) return `No results for "${query}"`;
  return hits === 1 ? '1 result' : `${hits} results`;
}

/** Announces the number of results inside the dialog, because screen readers ignore the rest of the page. */
function Announcement({ outcome }: { readonly outcome: Outcome | undefined }): ReactNode {
  const modal = outcome?.dropdown?.closest('.DocSearch-Modal');
  if (modal === null || modal === undefined) return null;
  return createPortal(
    <p className="search-announcement" role="status">
      {describeOutcome(outcome)}
    </p>,
    modal,
  );
}

/** Renders the open overlay. Calls `onClose` once, regardless of how the overlay closes. */
function SearchOverlay({ onClose, initialQuery }: Props): ReactNode {
  const site = useSiteSearch();
  const searchParameters = useSearchParameters();
  const close = useEvent(onClose);
  const [initialScrollY] = useState(() => window.scrollY);
  const [retry, setRetry] = useState({ count: 0, redrawn: 0, query: initialQuery });
  const typed = useRef(initialQuery);
  const stored = useStoredSearches(site.indexName);
  const { outcome, slowIn, forget, search, positionOf } = useOverlaySearch(site, searchParameters);
  const insights = useInsights(site.insights, site.indexName, positionOf);
  const reportFirst = useEvent((hit: HitProps['hit']) => {
    const call = positionOf(hit.objectID) === 1 ? firstClick(hit, site.client) : undefined;
    if (typeof insights !== 'object' || call === undefined) return;
    const send = insights.insightsClient as ((...call: unknown[]) => unknown) | undefined;
    send?.(...call);
  });
  const parts = useModalParts({ search, onOpen: reportFirst, onClose: close });
  useDialog('Search', close, insights === undefined ? -1 : retry.count);
  const drawAgain = (query: string, redrawn: number) => {
    typed.current = query;
    setRetry(({ count }) => ({ count: count + 1, redrawn, query }));
    forget();
  };
  const redraw = useEvent(() => {
    stored.tidy();
    drawAgain(typed.current, retry.redrawn + 1);
  });

  if (insights === undefined) return null;
  const { repoUrl } = site;
  return (
    <div
      ref={showTypingFirst}
      className={site.client.isHosted ? undefined : 'search-overlay--embedded'}
      onInputCapture={({ target }) => {
        if (target instanceof HTMLInputElement) typed.current = target.value;
      }}
      onResetCapture={() => {
        typed.current = '';
      }}
    >
      <ErrorBoundary
        key={retry.count}
        fallback={({ error }) => <Redraw error={error} times={retry.redrawn} onRedraw={redraw} />}
      >
        <DocSearchModal
          appId={site.client.appId}
          apiKey={site.client.apiKey}
          indexName={stored.indexName}
          maxResultsPerGroup={site.maxResultsPerGroup}
          placeholder="Search docs"
          translations={modalTranslations}
          initialScrollY={initialScrollY}
          initialQuery={retry.query.slice(0, maxQueryLength)}
          searchParameters={searchParameters}
          getMissingResultsUrl={
            repoUrl === undefined
              ? undefined
              : ({ query }: { query: string }) =>
                  `${repoUrl}/issues/new?title=${encodeURIComponent(`No search results for "${query}"`)}`
          }
          onClose={close}
          insights={insights}
          {...parts}
        />
      </ErrorBoundary>
      {/* This key changes together with the modal's key. If both keys were equal, React would keep the old modal. */}
      <Destinations key={`destinations ${retry.count}`} onFollow={close} />
      <Announcement outcome={outcome} />
      <LackingScreens
        outcome={outcome}
        slowIn={slowIn}
        onSearch={(query) => drawAgain(query, retry.redrawn)}
        onFollow={close}
      />
    </div>
  );
}

export default memo(SearchOverlay);
