/** Saves text only when the reader pauses. Saving renders the whole playground, which can be slow. */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../Example/useLatest';
import { createTypedEdits, isShortcut, type Edit } from './typedEdits';

/** Events that save the text immediately, because an action might use the text, or the page might close. */
const events = ['pointerdown', 'click', 'focusout', 'popstate', 'pagehide'] as const;

/** Returns a function that saves text by calling `edit` after a pause in typing, or when one of `events` fires. */
export function useTypedEdits(edit: Edit): Edit {
  const latest = useLatest(edit);
  const [edits] = useState(() =>
    createTypedEdits((texts) => {
      // Render immediately. In a later render, this text could replace text that the reader typed in the meantime.
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
      // Drop the remaining text, because its program is no longer open.
      drop();
    };
  }, [edits]);
  return edits.add;
}
