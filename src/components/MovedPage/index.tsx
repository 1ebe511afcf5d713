import type { ReactNode } from 'react';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { counterpart, type Counterpart } from '@reveal-docs/versions/addresses/pageMap/across';
import { readPreviousPage } from '@reveal-docs/versions/addresses/pageMap/fromParameter';
import { pageLink, type PageLink } from '@reveal-docs/versions/addresses/pageMap/types';
import { locateAddress } from '@reveal-docs/versions/addresses/locateAddress';
import { usePageMap } from '../usePageMap';
import styles from './styles.module.css';

interface NoticeProps {
  readonly left: PageLink;
  readonly found: Counterpart;
  readonly version: string;
}

function Nearest({ links }: { readonly links: readonly PageLink[] }): ReactNode {
  return links.map(({ path, title }, index) => (
    <span key={path}>
      {index > 0 && ', '}
      <Link to={`/${path}`}>{title}</Link>
    </span>
  ));
}

function Words({ left, found, version }: NoticeProps): ReactNode {
  const title = <Link to={`/${left.path}`}>{left.title}</Link>;
  switch (found.type) {
    case 'same':
      return (
        <>
          {version} has the page you were reading: <Nearest links={[found.link]} />.
        </>
      );
    case 'renamed':
      return (
        <>
          <code>{found.before}</code> in {left.version} is called{' '}
          <Link to={`/${found.link.path}`}>
            <code>{found.after}</code>
          </Link>{' '}
          in {version}.
        </>
      );
    case 'missing':
      return (
        <>
          {version} has no page for {title}, which you were reading in {left.version}. Closest
          {found.nearest.length > 1 ? ' matches' : ' match'}: <Nearest links={found.nearest} />.
        </>
      );
  }
}

/**
 * Links to the counterpart of the page that the reader came from. If the chosen version doesn't have a counterpart,
 * links to the closest pages. Doesn't show anything if the URL doesn't have a `from` parameter.
 */
export function MovedPage(): ReactNode {
  const { version: name, label } = useDocsVersion();
  const { search } = useLocation();
  // The query isn't available when prerendering.
  const path = useIsBrowser() ? readPreviousPage(search) : undefined;
  const map = usePageMap(path !== undefined);
  if (path === undefined || map === undefined) return null;
  const left = locateAddress(path, map.versions);
  const found = counterpart(map, path, '', name);
  if (left === undefined || found === undefined || left.version.name === name) return null;
  return (
    <p className={styles.notice} role="status">
      <Words left={pageLink(left.version, left.page)} found={found} version={label} />
    </p>
  );
}
