import { useSyncExternalStore } from 'react';

function listen(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}

const read = () => window.location.search + window.location.hash;

/**
 * Returns the query and hash of the page's URL, which the parent page can change at any time.
 * Returns undefined in built HTML.
 */
export function useAddressText(): string | undefined {
  return useSyncExternalStore<string | undefined>(listen, read, () => undefined);
}
