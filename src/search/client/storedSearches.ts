/**
 * The reader's recent and favorite searches in local storage. DocSearch 3.9 takes what it finds there as it is: it
 * writes texts into the page as HTML, and throws where the value is not a list of hits. And it names its keys after the
 * index, so that two sites of one host share them.
 *
 * So DocSearch is given an index name that ends in the site's namespace, as all keys of this site do, and what stands
 * under its keys is read, checked and written again before it looks, and whenever another page of this host changes it.
 * It looks at each drawing, and keeps what it found at the first. So a drawing that comes between a change and its event
 * may throw: then the overlay tidies up and is drawn once more. What was stored under the keys without the namespace moves
 * over once.
 */
import SiteStorage from '@generated/site-storage';
import { createStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { SitePlace } from '../../addresses/sitePath';
import { readItems, readStored } from './storedHits';

/** DocSearch's, before the name of the index. */
const storedKeys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** Takes this site's searches out of a key without a namespace, and leaves those of other sites in it. */
function takeFormer(key: string, place: SitePlace): string {
  try {
    const items = readItems(localStorage.getItem(key));
    const [own, others] = [
      readStored(items, place),
      items.filter((item) => readStored([item], place).length === 0),
    ];
    if (own.length > 0 && others.length > 0) localStorage.setItem(key, JSON.stringify(others));
    else if (own.length > 0) localStorage.removeItem(key);
    return JSON.stringify(own);
  } catch {
    // Local storage is denied or full: then nothing is kept, and search works without.
    return '[]';
  }
}

interface Keeper {
  /** Makes what is stored fit to be read by DocSearch. */
  tidy(): void;
  /** Keeps it so until the function that it returns is called. */
  listen(): () => void;
}

/** Makes what is stored fit to be read by DocSearch, at once. */
function createKeeper(indexName: string, place: SitePlace): Keeper {
  const slots = storedKeys.map((key) => createStorageSlot(key + indexName));
  const tidy = () => {
    for (const slot of slots) {
      const stored = slot.get();
      const checked = JSON.stringify(readStored(readItems(stored), place));
      if (stored !== null && stored !== checked) slot.set(checked);
    }
  };
  storedKeys.forEach((key, index) => {
    const slot = slots[index];
    if (slot?.get() === null) slot.set(takeFormer(key + indexName, place));
  });
  tidy();
  const listen = () => {
    const ends = slots.map((slot) => slot.listen(tidy));
    // The event of a change comes a moment after it, and a key that is pressed may come between: DocSearch looks then.
    window.addEventListener('input', tidy, { capture: true });
    return () => {
      ends.forEach((end) => end());
      window.removeEventListener('input', tidy, { capture: true });
    };
  };
  return { tidy, listen };
}

export interface StoredSearches {
  /** The index name to give to DocSearch. */
  readonly indexName: string;
  /** Makes what is stored fit to be read, for another try after the modal found what it cannot read. */
  tidy(): void;
}

/** What DocSearch will read from local storage is safe: to be called before the modal is drawn. `indexName` is the provider's. */
export function useStoredSearches(indexName: string): StoredSearches {
  const baseUrl = useBaseUrl('/');
  const [keeper] = useState(() => createKeeper(indexName, { origin: location.origin, baseUrl }));
  useEffect(() => keeper.listen(), [keeper]);
  return { indexName: indexName + SiteStorage.namespace, tidy: () => keeper.tidy() };
}
