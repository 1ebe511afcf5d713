import { useEffect, useState } from 'react';
import type { PageMap } from '../addresses/pageMap/types';

/** Loads the map of all pages, once; rejects when its file cannot be fetched. */
export function loadPageMap(): Promise<PageMap> {
  return import('@generated/page-map/default/pages.json').then((module) => module.default);
}

/** The map of all pages once it is `wanted` and there; a failure leaves it undefined and is logged. */
export function usePageMap(wanted: boolean): PageMap | undefined {
  const [map, setMap] = useState<PageMap>();
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    loadPageMap().then(
      (loaded) => current && setMap(loaded),
      (error: unknown) => console.warn('The list of pages did not load.', error),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return map;
}
