import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { sharePrefix } from '@reveal-docs/page-script/sharePrefix';

/**
 * Opens old links, whose hash contains code, in the playground. The playground runs the code only if the reader clicks
 * Run. Uses a full page load, so that text typed on this page doesn't stay in memory.
 */
export function useOldLink(): void {
  const { hash } = useLocation();
  const playground = useBaseUrl('/playground');
  useEffect(() => {
    if (hash.startsWith(sharePrefix)) window.location.replace(playground + hash);
  }, [hash, playground]);
}
