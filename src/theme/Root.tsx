// Change: each built page says when it loads its scripts (src/deferred). Docusaurus's own Root is empty and made to be
// replaced. On upgrade: Root still stands inside of the router.
import type { ReactNode } from 'react';
import { PolicyOfPage } from '@site/src/deferred/PolicyOfPage';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <PolicyOfPage />
      {children}
    </>
  );
}
