import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { keepTyped } from '@site/src/client/typed';
import { takeQuery } from '@site/src/client/updated';

/**
 * Keeps what was typed before the overlay is there while an updated page is loaded anew, and opens search with the query
 * afterwards.
 */
export function useTypedQuery(typed: string, open: (query: string) => void): void {
  useEffect(() => keepTyped('search', () => (typed === '' ? undefined : typed)), [typed]);
  const openTyped = useEvent(open);
  useEffect(() => {
    const query = takeQuery();
    if (query !== undefined) openTyped(query);
  }, [openTyped]);
}
