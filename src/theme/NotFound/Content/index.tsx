// Change: names the path, lists pages with a similar one, the versions that have it, and searches for it; below a
// version's path it is titled as elsewhere, where the default leaves the site's name alone.
// Ejected: the default asks readers to write to an owner whom it does not name.
// On upgrade: NotFound/Content still gets `className` and is a page's <main>.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { PageMetadata } from '@docusaurus/theme-common';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import { NotFoundHelp } from '@site/src/components/NotFoundHelp';

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    // The attribute tells src/client/routeLoading.ts what page was built.
    <main className={clsx('container margin-vert--lg docs-prose', className)} data-not-found="">
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page Not Found</Heading>
      <NotFoundHelp />
    </main>
  );
}
