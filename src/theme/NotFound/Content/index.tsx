// Change: (ejected) shows the path, lists similar pages and the versions that have the page, and searches for the page.
// Also sets the title, because the default title for paths in a version is only the site's name. On upgrade: check that
// NotFound/Content still gets `className` and is the page's <main>.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import { NotFoundHelp } from '@site/src/components/NotFoundHelp';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    // src/client/routeLoading.ts recognizes the built not-found page by this attribute.
    <main className={clsx('container margin-vert--lg docs-prose', className)} data-not-found="">
      <PageMetadata title="Page not found" />
      <Heading as="h1">Page not found</Heading>
      <NotFoundHelp />
    </main>
  );
}
