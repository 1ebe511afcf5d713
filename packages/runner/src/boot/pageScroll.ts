/**
 * Keeps the page scrollable. The wheel scrolls the page until the reader clicks in the view, and
 * Escape returns the keyboard to the page.
 */
import type { FramePort } from './port';

/** Call it before the program starts, so that its listeners run later. */
export function leavePageScroll(port: FramePort): void {
  window.addEventListener(
    'wheel',
    (event) => {
      // With Ctrl, the wheel is a zoom gesture, which doesn't scroll the page. Only the reader's
      // own wheel events can scroll it.
      if (!event.isTrusted || document.hasFocus() || event.ctrlKey) return;
      event.stopImmediatePropagation();
      port.send({ type: 'wheelLeft' });
    },
    { capture: true, passive: true },
  );
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) port.send({ type: 'leave' });
  });
}
