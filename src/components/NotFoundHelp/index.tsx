import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  inOtherVersions,
  searchWords,
  similarPages,
} from '@reveal-docs/versions/addresses/pageMap/similar';
import type { PageLink, PageMap } from '@reveal-docs/versions/addresses/pageMap/types';
import { usePageMap } from '../usePageMap';
import styles from './styles.module.css';

function PageList({
  title,
  links,
}: {
  readonly title: string;
  readonly links: readonly PageLink[];
}): ReactNode {
  if (links.length === 0) return null;
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul className={styles.pages}>
        {links.map(({ path, title: name, version }) => (
          <li key={path}>
            <Link to={`/${path}`}>{name}</Link>
            {version !== undefined && <span> in {version}</span>}
            <code>/{path}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Suggestions({ map, path }: { readonly map: PageMap; readonly path: string }): ReactNode {
  const elsewhere = inOtherVersions(map, path);
  const without = (links: readonly PageLink[], listed: readonly PageLink[]) =>
    links.filter(({ path: own }) => listed.every((link) => link.path !== own));
  const similar = without(similarPages(map, path), elsewhere);
  const best = similar[0];
  return (
    <>
      <PageList title="This page in other versions" links={elsewhere} />
      <PageList title="Pages with a similar URL" links={similar} />
      {elsewhere.length === 0 && best !== undefined && (
        <PageList
          title={`“${best.title}” in other versions`}
          links={without(inOtherVersions(map, best.path), similar)}
        />
      )}
    </>
  );
}

/** Help on the not-found page. It reads the path in the browser, because the path isn't known when prerendering. */
export function NotFoundHelp(): ReactNode {
  const base = useBaseUrl('/');
  const searchPage = useBaseUrl('/search');
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  const map = usePageMap(isBrowser);
  const path = decodePath(pathname.startsWith(base) ? pathname.slice(base.length) : pathname);
  return (
    <>
      <p>
        {isBrowser ? (
          <>
            This site has no page at <code>/{path}</code>.
          </>
        ) : (
          'This site has no page at this address.'
        )}{' '}
        The link might be outdated or misspelled.
      </p>
      {/* The key changes as soon as the path is known, so that React creates a new form with search words from the
          path. */}
      <form key={isBrowser ? path : ''} action={searchPage} role="search" className={styles.search}>
        <label htmlFor="not-found-search">Search the docs</label>
        <span>
          <input
            id="not-found-search"
            type="search"
            name="q"
            maxLength={64}
            defaultValue={isBrowser ? searchWords(path) : ''}
          />
          <button type="submit" className="button button--primary">
            Search
          </button>
        </span>
      </form>
      {map !== undefined && <Suggestions map={map} path={path.replace(/\/+$/, '')} />}
      <p>
        Or start with the <Link to="/docs">overview</Link>, the <Link to="/examples">examples</Link>{' '}
        or the <Link to="/versions">list of versions</Link>.
      </p>
    </>
  );
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
