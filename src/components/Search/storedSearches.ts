/**
 * Reads and cleans up the reader's recent and favorite searches in local storage. DocSearch 3.9 trusts these values:
 * it writes texts into the page as HTML, and throws if a value isn't a list of hits. Its keys depend only on the index
 * name, so two sites on one host share them.
 *
 * For this reason, DocSearch gets an index name that ends in this site's namespace. This module rewrites the values
 * before DocSearch reads them, and whenever another page on this host changes them. DocSearch reads the values at each
 * render. If DocSearch renders between a change and the event about that change, it can throw. In that case, the
 * overlay cleans up the values and renders again.
 */
import SiteStorage from '@generated/site-storage';
import { createStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useState } from 'react';
import type { SitePlace } from '@reveal-docs/versions/addresses/sitePath';
import { readItems, readStored } from '@reveal-docs/search/overlay';

/** Prefixes that DocSearch adds to the index name for its storage keys. */
const storedKeys = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'] as const;

/** Removes this site's searches from an old key, which doesn't contain a namespace, and returns them as JSON. */
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
    // Local storage is blocked or full. Search works without stored searches.
    return '[]';
  }
}

interface Keeper {
  tidy(): void;
  /** Keeps stored searches valid until the returned function is called. */
  listen(): () => void;
}

/** Rewrites the searches that are stored under `indexName`, and returns an object that keeps them valid. */
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
    // The event arrives shortly after the change. In between, a key press can make DocSearch read the value.
    window.addEventListener('input', tidy, { capture: true });
    return () => {
      ends.forEach((end) => end());
      window.removeEventListener('input', tidy, { capture: true });
    };
  };
  return { tidy, listen };
}

export interface StoredSearches {
  /** Index name to pass to DocSearch. */
  readonly indexName: string;
  /** Rewrites stored searches. Call this before rendering the modal again after it threw an error. */
  tidy(): void;
}

/** Makes stored searches safe for DocSearch before the modal renders. `indexName` is the provider's index name. */
export function useStoredSearches(indexName: string): StoredSearches {
  const baseUrl = useBaseUrl('/');
  const [keeper] = useState(() => createKeeper(indexName, { origin: location.origin, baseUrl }));
  useEffect(() => keeper.listen(), [keeper]);
  return { indexName: indexName + SiteStorage.namespace, tidy: () => keeper.tidy() };
}
