import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState, type ReactNode } from 'react';
import { findInOtherVersions, getSearchClient, type OtherVersionHits } from '@reveal-docs/search';
import { useSiteSearch } from './useSiteSearch';
import { searchPageUrl, type SearchVersion } from '@reveal-docs/search/versions';

interface Props {
  readonly query: string;
  readonly current: SearchVersion;
  readonly versions: readonly SearchVersion[];
  readonly onFollow?: () => void;
}

/**
 * Delay between the last key press and the search, in milliseconds. Without it, each key press would fetch the records
 * of other versions.
 */
const settleTime = 400;

/** Links to results in another version, for a query without results in the current version. */
export function OtherVersions({ query, current, versions, onFollow }: Props): ReactNode {
  const { client, indexName, searchPage } = useSiteSearch();
  const { i18n } = useDocusaurusContext();
  const [found, setFound] = useState<{ query: string; hits: OtherVersionHits | undefined }>();
  const language = i18n.currentLocale;

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(() => {
      void findInOtherVersions(getSearchClient(client), query, {
        indexName,
        language,
        current,
        versions,
      }).then((hits) => {
        if (isCurrent) setFound({ query, hits });
      });
    }, settleTime);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `versions` is a new array with the same data in every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, indexName, language, query, current.name]);

  if (found?.hits === undefined || found.query !== query) return null;
  const { version, result } = found.hits;
  return (
    <p className="search-other-version" role="status">
      {`No results in ${current.label}, but ${version.label} has results: `}
      {result.hits.map((hit, index) => (
        <span key={hit.objectID}>
          {index > 0 && ', '}
          <Link to={hit.url} onClick={onFollow}>
            {/* In a search response, only `lvl0` is plain text. */}
            {hit.hierarchy.lvl0}
          </Link>
        </span>
      ))}
      {result.nbHits > result.hits.length && (
        <>
          {'; '}
          <Link
            to={searchPageUrl(searchPage, query, version)}
            onClick={onFollow}
          >{`all ${result.nbHits} results in ${version.label}`}</Link>
        </>
      )}
    </p>
  );
}
