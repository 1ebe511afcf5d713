// Change: own page. The theme's preselects the unreleased version, loads 15 results a page, stays silent
// on failure, has no result panel, and asks a provider that this site does not need.
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import { SearchPageContent } from '@site/src/search/ui/SearchPageContent';
import styles from '@site/src/search/ui/searchPage.module.css';
import { useSearchPageState } from '@site/src/search/ui/useSearchPageState';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Inside the layout, which provides what is known of versions. */
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
      {/* Results are no pages of their own for search engines; where to search is one. */}
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

/** The search page. Its query and version are in its address, so that it can be bookmarked. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageBody />
      </Layout>
    </HtmlClassNameProvider>
  );
}
