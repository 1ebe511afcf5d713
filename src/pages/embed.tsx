import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { Embed } from '../components/Embed/Embed';

/**
 * The one page that other sites may frame (deploy/headers.ts). Without the theme's layout: that one has the navigation,
 * and reads and writes the browser's storage.
 */
export default function EmbedPage(): ReactNode {
  return (
    <>
      <PageMetadata
        title="Example"
        description="An example of these docs, for a page of another site."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Embed />
    </>
  );
}
