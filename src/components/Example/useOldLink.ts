import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { sharePrefix } from '@reveal-docs/page-script/sharePrefix';

/**
 * Opens links that were created when example pages had an editor. Their code opens in the
 * playground, which runs it only if the reader clicks Run. This page doesn't read the code. The
 * playground opens with a full page load, so that text that the reader typed here doesn't stay in
 * memory.
 */
export function useOldLink(): void {
  const { hash } = useLocation();
  const playground = useBaseUrl('/playground');
  useEffect(() => {
    if (hash.startsWith(sharePrefix)) window.location.replace(playground + hash);
  }, [hash, playground]);
}
