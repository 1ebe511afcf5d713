import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { setPendingQuery, consumeQuery } from '@reveal-docs/page-script/updated';

/**
 * Saves text that was typed before the overlay loaded. If the page then reloads because the site was updated, opens
 * search with that text.
 */
export function useTypedQuery(typed: string, open: (query: string) => void): void {
  useEffect(() => setPendingQuery(typed), [typed]);
  const openTyped = useEvent(open);
  useEffect(() => {
    const query = consumeQuery();
    if (query !== undefined) openTyped(query);
  }, [openTyped]);
}
