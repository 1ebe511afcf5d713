/**
 * Saves the text that the reader types, but only during pauses. Saving a change renders the whole
 * playground, which delays the next key on a slow processor.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../Example/useLatest';
import { createTypedEdits, isShortcut, type Edit } from './typedEdits';

/**
 * Events before which the text is saved. They can start an action that uses the text, or the page
 * might close after them.
 */
const events = ['pointerdown', 'click', 'focusout', 'popstate', 'pagehide'] as const;

/**
 * Returns a function that saves a text with `edit` after a pause in typing, or earlier if an event
 * might use the text.
 */
export function useTypedEdits(edit: Edit): Edit {
  const latest = useLatest(edit);
  const [edits] = useState(() =>
    createTypedEdits((texts) => {
      // Render immediately. Otherwise, the reader could type more before the editor receives this text, and the editor
      // would replace the newer text with it.
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
      // Another program has been opened in the meantime.
      drop();
    };
  }, [edits]);
  return edits.add;
}
