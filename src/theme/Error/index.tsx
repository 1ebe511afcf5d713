// Change: (ejected) a crash outside the page's layout shows the same error page as a crash inside it. By default, the
// page for crashes outside the layout is unstyled and has a different message. On upgrade: check that Error still gets
// `error` and `tryAgain`, and that the layout still needs a route context, which Docusaurus doesn't export (see its
// theme-fallback/Error).
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
      {/* If the layout itself crashed, show the message without it. */}
      <ErrorBoundary fallback={() => content}>
        <Head>
          <title>This page crashed</title>
        </Head>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
