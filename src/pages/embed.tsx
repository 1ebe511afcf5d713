import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { Embed } from '../components/Embed/Embed';

/**
 * The only page that other sites may frame (deploy/headers.ts). It doesn't use the theme's layout, because the layout
 * includes the navigation and uses the browser's storage.
 */
export default function EmbedPage(): ReactNode {
  return (
    <>
      <PageMetadata
        title="Example"
        description="An example from these docs, embedded in another site."
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Embed />
    </>
  );
}
