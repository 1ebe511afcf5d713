import { useEffect } from 'react';
import { isTextField, isWriting, shortcutAction } from '@reveal-docs/page-script/shortcuts';

interface Actions {
  readonly isOpen: boolean;
  open(): void;
  close(): void;
  /** Handles a key that is typed before the overlay has a field. */
  type(event: KeyboardEvent): void;
}

/** Handles the search shortcuts, and the keys that the reader types while the overlay loads. */
export function useKeys({ isOpen, open, close, type }: Actions): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isAwaited = isOpen && document.querySelector('.DocSearch-Modal') === null;
      if (isAwaited && isWriting(event)) {
        event.preventDefault();
        type(event);
        return;
      }
      if (isAwaited && event.key === 'Escape') {
        close();
        return;
      }
      const target = event.composedPath()[0];
      const action = shortcutAction(event, target instanceof Element && isTextField(target));
      if (action === undefined || (action === 'open' && isOpen)) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}
