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

/** Returns the URL's query and hash, or undefined when prerendering. The parent page can change both. */
export function useAddressText(): string | undefined {
  return useSyncExternalStore<string | undefined>(listen, read, () => undefined);
}
