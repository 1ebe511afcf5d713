import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createCheckMarks, type CheckMarks } from './checkMarks';

/** Returns the access to this browser's notes. Call it only in a browser. */
export function openCheckMarks(): CheckMarks {
  return createCheckMarks({
    openSlot: createStorageSlot,
    // Browsers support locks only with HTTPS.
    locks: (navigator as Partial<Navigator>).locks,
  });
}

/**
 * Until the reader leaves the page, keeps a note that the draft is being checked. Does nothing
 * without an ID.
 */
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
