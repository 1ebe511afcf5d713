/**
 * Keeps the page scrollable. The wheel and the arrow keys scroll the page until the reader clicks in the view, and
 * Escape returns the keyboard to the page.
 */
import type { FramePort } from './port';

/** Whether the key turns the camera of the focused viewer. A viewer's element contains a canvas. */
function turnsCamera({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // With a modifier, arrow keys are browser shortcuts. For example, Alt+Left goes back.
  if (!key.startsWith('Arrow') || altKey || ctrlKey || metaKey) return false;
  if (!(target instanceof HTMLElement) || target === document.body) return false;
  return target.querySelector('canvas') !== null;
}

/** Adds the listeners. Call it before the program starts, so that the program's listeners run later. */
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
    // The SDK doesn't prevent the default action of these keys, so the browser would also scroll the page.
    if (turnsCamera(event)) event.preventDefault();
  });
}
