// Change: (ejected, as documented by Docusaurus) records in each page when to load its scripts
// (packages/page-script/src), and shows a notice inside another site's frame. On upgrade: check that Root still renders
// inside the router.
import type { ReactNode } from 'react';
import { FrameGuard } from '@site/src/components/FrameGuard';
import { PageScriptTiming } from '@site/src/components/ScriptTiming';

export default function Root({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <PageScriptTiming />
      <FrameGuard>{children}</FrameGuard>
    </>
  );
}
