import { useEffect } from 'react';
import { markLists } from './markLists';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

function visibleControls(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/**
 * Marks the search overlay as a dialog, because DocSearch marks it as a button. Also traps focus in the overlay, and
 * calls `onClose` when the reader presses Escape.
 */
export function useDialog(label: string, onClose: () => void, instance: number): void {
  useEffect(() => {
    const container = document.querySelector<HTMLElement>('.DocSearch-Container');
    if (container === null) return;
    const dialog = container.querySelector<HTMLElement>('.DocSearch-Modal');
    for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
      container.removeAttribute(name);
    }
    dialog?.setAttribute('role', 'dialog');
    dialog?.setAttribute('aria-modal', 'true');
    dialog?.setAttribute('aria-label', label);
    // Without this role, screen readers would announce these elements as the page's banner and footer.
    for (const part of container.querySelectorAll('header, footer')) {
      part.setAttribute('role', 'none');
    }

    const stopMarking = markLists(container);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      } else if (event.key === 'Tab') {
        const controls = visibleControls(container);
        const edge = event.shiftKey ? controls[0] : controls.at(-1);
        if (document.activeElement !== edge) return;
        event.preventDefault();
        (event.shiftKey ? controls.at(-1) : controls[0])?.focus();
      }
    };
    // Handle the event in the capture phase, before DocSearch's own handlers. On the first Escape, they would close
    // only the list.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      stopMarking();
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [label, onClose, instance]);
}
