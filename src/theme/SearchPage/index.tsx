// Change: (ejected) this site's own search page. The theme's page preselects the unreleased version, loads 15 results
// per page, doesn't report failures, doesn't have a result panel, and requires a hosted provider. On upgrade: compare
// with the theme's page.
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import { SearchPageContent } from '@site/src/components/Search/SearchPageContent';
import styles from '@site/src/components/Search/searchPage.module.css';
import { useSearchPageState } from '@site/src/components/Search/useSearchPageState';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** This component must be inside the layout, which provides the version data. */
function SearchPageBody(): ReactNode {
  const page = useSearchPageState();
  const query = page.query.trim();
  const title = query === '' ? 'Search the docs' : `Search results for "${query}"`;
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the guides, examples and API pages of every version."
      />
      {/* Search engines should index the search page itself, but not its results. */}
      {query !== '' && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={clsx('container', 'margin-vert--lg', styles.page)}>
        <h1>{title}</h1>
        <SearchPageContent page={page} />
      </main>
    </>
  );
}

/** The search page. The query and version are in the URL, so that searches can be bookmarked. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageBody />
      </Layout>
    </HtmlClassNameProvider>
  );
}
