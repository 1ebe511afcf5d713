import { useEffect, useState } from 'react';
import type { PageMap } from '@reveal-docs/versions/addresses/pageMap/types';

/** Loads the map of all pages once. Rejects if its file can't be fetched. */
export function loadPageMap(): Promise<PageMap> {
  return import('@generated/page-map/default/pages.json').then((module) => module.default);
}

/** Returns the map of all pages. Undefined until `wanted` is true and the map has loaded. Failures log a warning. */
export function usePageMap(wanted: boolean): PageMap | undefined {
  const [map, setMap] = useState<PageMap>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    loadPageMap().then(
      (loaded) => current && setMap(loaded),
      (error: unknown) => console.warn('The list of pages didn’t load.', error),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return map;
}
