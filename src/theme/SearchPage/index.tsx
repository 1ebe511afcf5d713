// Change: own page. The theme's preselects the unreleased version, loads 15 results a page, stays silent
// on failure, has no result panel, and asks a provider that this site does not need.
import Head from '@docusaurus/Head';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { SearchPageContent } from '@site/src/search/SearchPageContent';
import { useSearchPageState } from '@site/src/search/useSearchPageState';

/** The search page. Its query and version are in its address, so that it can be bookmarked. */
export default function SearchPage(): ReactNode {
  const page = useSearchPageState();
  const title =
    page.query.trim() === '' ? 'Search the docs' : `Search results for "${page.query.trim()}"`;
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Layout>
        <main className="container margin-vert--lg search-page">
          <h1>{title}</h1>
          <SearchPageContent page={page} />
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
