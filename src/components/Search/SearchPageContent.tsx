import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useState, type ReactNode } from 'react';
import { failureHelp, failureTitle, narrowScreen } from '@reveal-docs/search';
import { useMedia } from '../useMedia';
import { OtherVersions } from './OtherVersionsLine';
import type { PageKind } from '@reveal-docs/search/records';
import { ResultList } from './ResultList';
import { SearchField } from './SearchField';
import { usePagedSearch, visibleResults, type PagedState } from './usePagedSearch';
import type { SearchPageState } from './useSearchPageState';
import { useSiteSearch } from './useSiteSearch';
import styles from './searchPage.module.css';

const kinds: readonly { readonly kind: PageKind; readonly label: string }[] = [
  { kind: 'guide', label: 'Guides' },
  { kind: 'example', label: 'Examples' },
  { kind: 'api', label: 'API' },
  { kind: 'lesson', label: 'Lessons' },
];

function statusText(state: PagedState, query: string, label: string): string {
  switch (state.type) {
    case 'idle':
      return `Search the ${label} docs.`;
    case 'loading':
      return state.isStalled ? 'Still searching…' : 'Searching…';
    case 'failed':
      return '';
    case 'found':
      if (state.count === 0) return `No results for "${query}" in ${label}.`;
      return `${state.count} ${state.count === 1 ? 'result' : 'results'} in ${label}`;
  }
}

/** Content of the search page: the field, the menus for version and kind, and the results. Each state has a message. */
export function SearchPageContent({ page }: { readonly page: SearchPageState }): ReactNode {
  const { query, version, versions } = page;
  const site = useSiteSearch();
  const { i18n } = useDocusaurusContext();
  const snippetWords = useMedia(narrowScreen) ? 5 : 10;
  const [kind, setKind] = useState<PageKind>();
  const { state, more, retry } = usePagedSearch(site.client, {
    query: query.trim(),
    version,
    kind,
    language: i18n.currentLocale,
    indexName: site.indexName,
    snippetWords,
  });
  const found = visibleResults(state);
  const trimmed = query.trim();

  return (
    <>
      <div className={styles.controls}>
        <SearchField query={query} onQuery={page.setQuery} hits={found?.hits ?? []} />
        <label className={styles.version}>
          <span>Version</span>
          <select value={version.name} onChange={(event) => page.setVersion(event.target.value)}>
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.version}>
          <span>Pages</span>
          <select
            value={kind ?? ''}
            onChange={(event) =>
              setKind(kinds.find((option) => option.kind === event.target.value)?.kind)
            }
          >
            <option value="">All</option>
            {kinds.map((option) => (
              <option key={option.kind} value={option.kind}>
                {option.label}
                {found === undefined ? '' : ` (${found.kinds[option.kind] ?? 0})`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className={styles.status} role="status">
        {statusText(state, trimmed, version.label)}
      </p>
      {state.type === 'failed' && (
        <div className={styles.failure} role="alert">
          <h2>{failureTitle}</h2>
          <p>{failureHelp(state.failure)}</p>
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        </div>
      )}
      {state.type === 'found' && state.count === 0 && kind === undefined && (
        <OtherVersions query={trimmed} current={version} versions={versions} />
      )}
      {found !== undefined && <ResultList found={found} onMore={more} />}
    </>
  );
}
