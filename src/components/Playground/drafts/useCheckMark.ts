import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { createCheckMarks, type CheckMarks } from './checkMarks';

/** The notes of this browser. Call it in a browser only. */
export function openCheckMarks(): CheckMarks {
  return createCheckMarks({
    openSlot: createStorageSlot,
    // Pages without HTTPS have none.
    locks: (navigator as Partial<Navigator>).locks,
  });
}

/** Notes that the draft is being checked, until the page is left. Without an ID, nothing is. */
export function useCheckMark(id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    const marks = openCheckMarks();
    let end = marks.begin(id);
    const onPageHide = () => end();
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // Back from the cache of pages, where the check stood still.
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
