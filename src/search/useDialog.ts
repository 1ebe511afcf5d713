import { useEffect } from 'react';

const focusable = 'a[href], button:not([disabled]), input:not([disabled])';

function visibleControls(container: HTMLElement): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.getClientRects().length > 0,
  );
}

/**
 * DocSearch gives all lists of results one id, and names others in `aria-controls`: gives each list the id
 * that is meant, whenever the lists change. Returns what ends that.
 */
function nameLists(container: HTMLElement): () => void {
  const rename = () => {
    const ids = container.getAttribute('aria-controls')?.split(' ') ?? [];
    container.querySelectorAll('.DocSearch-Hits ul').forEach((list, index) => {
      const id = ids[index];
      if (id !== undefined && list.id !== id) list.id = id;
    });
  };
  const observer = new MutationObserver(rename);
  observer.observe(container, {
    attributes: true,
    attributeFilter: ['aria-controls'],
    childList: true,
    subtree: true,
  });
  rename();
  return () => observer.disconnect();
}

/**
 * Makes the overlay a dialog: says so to assistive technology (DocSearch calls its backdrop a button),
 * keeps the Tab key inside, and closes on Escape from every screen.
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
    // Not the page's banner and footer.
    for (const part of container.querySelectorAll('header, footer')) {
      part.setAttribute('role', 'none');
    }

    const stopNaming = nameLists(container);
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
    // Capture: DocSearch's own handlers would only close the list on the first Escape.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      stopNaming();
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [label, onClose, instance]);
}
