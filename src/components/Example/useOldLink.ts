import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { sharePrefix } from '@reveal-docs/page-script/sharePrefix';

/**
 * Opens old links, which contain code in their hash, in the playground. The playground doesn't run the code until the
 * reader clicks Run. This hook loads the playground as a new document, so that text that was typed on this page doesn't
 * stay in memory.
 */
export function useOldLink(): void {
  const { hash } = useLocation();
  const playground = useBaseUrl('/playground');
  useEffect(() => {
    if (hash.startsWith(sharePrefix)) window.location.replace(playground + hash);
  }, [hash, playground]);
}
