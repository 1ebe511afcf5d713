// Change: (wrapped) if a page isn't from the latest version, its canonical link leads to the same page in the latest
// version. Each page also links to its Markdown, and has a social card for its kind. On upgrade: check that later tags
// in the head still replace earlier ones.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocItemMetadata from '@theme-original/DocItem/Metadata';
import { docKind, socialCard } from '@reveal-docs/versions/addresses/pageKind';
import { markdownPath } from '@reveal-docs/versions/addresses/pageAddress';

/** Returns the path that `src/site/canonical.ts` added to the front matter. */
function useCanonicalPath(): string | undefined {
  const { frontMatter } = useDoc();
  const path: unknown = (frontMatter as Readonly<Record<string, unknown>>).canonical_path;
  return typeof path === 'string' ? path : undefined;
}

function CanonicalLink({ path }: { readonly path: string }): ReactNode {
  const url = useBaseUrl(path, { absolute: true });
  return (
    <Head>
      <meta property="og:url" content={url} />
      <link rel="canonical" href={url} />
    </Head>
  );
}

export default function DocItemMetadataWrapper(): ReactNode {
  const { metadata } = useDoc();
  const canonical = useCanonicalPath();
  return (
    <>
      <PageMetadata image={socialCard(docKind(metadata.id))} />
      <DocItemMetadata />
      {canonical !== undefined && <CanonicalLink path={canonical} />}
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownPath(metadata.permalink)} />
        <meta property="og:type" content="article" />
      </Head>
    </>
  );
}
