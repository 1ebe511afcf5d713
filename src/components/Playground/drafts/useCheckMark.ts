import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createCheckMarks, type CheckMarks } from './checkMarks';

/** Opens this browser's notes about drafts that are being checked. Works only in browsers. */
export function openCheckMarks(): CheckMarks {
  return createCheckMarks({
    openSlot: createStorageSlot,
    // Browsers provide locks only in secure contexts, such as pages with HTTPS.
    locks: (navigator as Partial<Navigator>).locks,
  });
}

/** Keeps a note that the draft is being checked, until the reader leaves the page. Does nothing without an ID. */
export function useCheckMark(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const marks = openCheckMarks();
    let end = marks.begin(id);
    const onPageHide = () => end();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // The browser has restored the page from its cache, and the suspended check continues.
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
