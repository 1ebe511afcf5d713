/**
 * Saves what the reader types in pauses. Saving a change renders the whole playground, which delays
 * the next key on a slow processor.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../Example/useLatest';
import { createTypedEdits, isShortcut, type Edit } from './typedEdits';

/**
 * Events before which the text is saved: those that can start an action on it, and those after
 * which the page might be closed.
 */
const events = ['pointerdown', 'click', 'focusout', 'popstate', 'pagehide'] as const;

/**
 * Returns a function that saves a text with `edit` after a pause in typing, or before anything else
 * happens.
 */
export function useTypedEdits(edit: Edit): Edit {
  const latest = useLatest(edit);
  const [edits] = useState(() =>
    createTypedEdits((texts) => {
      // Render at once. Otherwise, a key could change the editor before it receives this text, which
      // would then replace the newer one.
      flushSync(() => {
        for (const [file, source] of texts) latest.current(file, source);
      });
    }),
  );
  useEffect(() => {
    const { flush, drop } = edits;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event)) flush();
    };
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    for (const type of events) window.addEventListener(type, flush, true);
    window.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      for (const type of events) window.removeEventListener(type, flush, true);
      window.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('visibilitychange', onHidden);
      // Another program is open by now.
      drop();
    };
  }, [edits]);
  return edits.add;
}
