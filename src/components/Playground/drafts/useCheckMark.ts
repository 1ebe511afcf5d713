import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createCheckMarks, type CheckMarks } from './checkMarks';

/** Opens the notes about drafts that are being checked, which this browser stores. Works only in browsers. */
export function openCheckMarks(): CheckMarks {
  return createCheckMarks({
    openSlot: createStorageSlot,
    // Browsers provide locks only in secure contexts, such as HTTPS pages.
    locks: (navigator as Partial<Navigator>).locks,
  });
}

/** Stores a note that the draft is being checked until the reader leaves the page. Without an ID, does nothing. */
export function useCheckMark(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const marks = openCheckMarks();
    let end = marks.begin(id);
    const onPageHide = () => end();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // The browser has restored the page from its back/forward cache, so the check continues.
      if (persisted) end = marks.begin(id);
    };
    window.addEventListener('pagehide', onPageHide);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      window.removeEventListener('pageshow', onPageShow);
      end();
    };
  }, [id]);
}
