/**
 * Leaves scrolling to the page until the reader turns to the 3D view: a wheel over it or a finger across it
 * scrolls the page, as over any picture. A click or a tap makes the view take them, until the focus leaves it.
 */
import type { FramePort } from './port';

/** Marks the document while the view takes wheel and touch. */
const activeAttribute = 'data-active';

const style = `html:not([${activeAttribute}]) #viewer * { touch-action: pan-y !important; }`;

/** Installs it. To be called before a viewer exists, so that its own listeners come later. */
export function shareScrolling(port: FramePort): void {
  const root = document.documentElement;
  const isActive = () => root.hasAttribute(activeAttribute);
  const activate = () => root.setAttribute(activeAttribute, '');

  document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
  window.addEventListener(
    'wheel',
    (event) => {
      // With Ctrl a wheel zooms, here as on the page.
      if (isActive() || event.ctrlKey) return;
      event.stopImmediatePropagation();
      port.send({ type: 'scrollPassed' });
    },
    { capture: true, passive: true },
  );
  window.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      // A finger that goes down may be about to scroll: there the click that follows a tap decides.
      if (pointerType !== 'touch') activate();
    },
    { capture: true },
  );
  window.addEventListener('click', activate, { capture: true });
  window.addEventListener('keydown', activate, { capture: true });
  window.addEventListener('blur', () => root.removeAttribute(activeAttribute));
}
