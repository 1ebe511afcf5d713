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

/** Returns the URL's query and hash, which the parent page can change, or undefined when prerendering. */
export function useAddressText(): string | undefined {
  return useSyncExternalStore<string | undefined>(listen, read, () => undefined);
}
