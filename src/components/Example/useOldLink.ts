import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { sharePrefix } from '@reveal-docs/page-script/sharePrefix';

/**
 * Opens links from the time when example pages had an editor. The code in them opens in the
 * playground, which doesn't run it without a press. This page doesn't read it. The new page loads
 * from scratch, so nothing that the reader typed here stays in memory.
 */
export function useOldLink(): void {
  const { hash } = useLocation();
  const playground = useBaseUrl('/playground');
  useEffect(() => {
    if (hash.startsWith(sharePrefix)) window.location.replace(playground + hash);
  }, [hash, playground]);
}
