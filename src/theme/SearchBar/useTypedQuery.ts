import { useEffect } from 'react';
import { useEvent } from '@docusaurus/theme-common';
import { setPendingQuery, consumeQuery } from '@reveal-docs/page-script/updated';

/**
 * Saves text that was typed before the overlay loaded, in case the page is reloaded after an update of the site. After
 * the reload, opens search with that text.
 */
export function useTypedQuery(typed: string, open: (query: string) => void): void {
  useEffect(() => setPendingQuery(typed), [typed]);
  const openTyped = useEvent(open);
  useEffect(() => {
    const query = consumeQuery();
    if (query !== undefined) openTyped(query);
  }, [openTyped]);
}
