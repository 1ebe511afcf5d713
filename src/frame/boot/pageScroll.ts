/**
 * The view does not hold the page: the wheel scrolls the page until the reader has clicked into the view, and
 * Escape gives the keyboard back.
 */
import type { FramePort } from './port';

/** To be called before the program, so that its listeners come later. */
export function leavePageScroll(port: FramePort): void {
  window.addEventListener(
    'wheel',
    (event) => {
      // With Ctrl it is a zoom gesture, which the page has no use for.
      if (document.hasFocus() || event.ctrlKey) return;
      event.stopImmediatePropagation();
      port.send({ type: 'wheelLeft' });
    },
    { capture: true, passive: true },
  );
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) port.send({ type: 'leave' });
  });
}
