// Change: a crash outside of a page's layout looks like one inside of it; the default is unstyled and has
// other words. Ejected.
// On upgrade: Error still gets `error` and `tryAgain`, and the layout still needs a route context, which
// Docusaurus exports to no one (see its own theme-fallback/Error).
import type { ReactNode } from 'react';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';
import Layout from '@theme/Layout';

export default function ThemeError({ error, tryAgain }: Props): ReactNode {
  const content = <ErrorPageContent error={error} tryAgain={tryAgain} />;
  return (
    <RouteContextProvider value={{ plugin: { name: 'theme-error', id: 'default' } }}>
      {/* The layout may be what crashed: then the message stands alone. */}
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
