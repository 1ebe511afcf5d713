import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { setPendingQuery, consumeQuery } from '@reveal-docs/page-script/updated';

/**
 * Saves the text that the reader types before the overlay loads. If the page reloads because the site was updated,
 * opens search with that text.
 */
export function useTypedQuery(typed: string, open: (query: string) => void): void {
  useEffect(() => setPendingQuery(typed), [typed]);
  const openTyped = useEvent(open);
  useEffect(() => {
    const query = consumeQuery();
    if (query !== undefined) openTyped(query);
  }, [openTyped]);
}
