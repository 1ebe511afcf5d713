/**
 * Ends a drag if the reader releases the mouse button outside the frame. Browsers don't always
 * report this release to the frame, so the SDK would keep turning the camera with the mouse until
 * the next click.
 */
export function endMissedDrags(): void {
  let press: PointerEvent | undefined;
  // Ignore synthetic events, because probes release the mouse themselves.
  const isMouse = ({ isTrusted, pointerType }: PointerEvent) =>
    isTrusted && pointerType === 'mouse';
  const listen = (type: 'pointerdown' | 'pointermove' | 'pointerup', run: typeof onMove) =>
    window.addEventListener(type, run, { capture: true, passive: true });

  function onMove(event: PointerEvent): void {
    if (press === undefined || !isMouse(event) || event.buttons !== 0) return;
    const { target, button, pointerId, isPrimary } = press;
    const { clientX, clientY, screenX, screenY } = event;
    press = undefined;
    target?.dispatchEvent(
      new PointerEvent('pointerup', {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        clientX,
        clientY,
        screenX,
        screenY,
        button,
        pointerId,
        pointerType: 'mouse',
        isPrimary,
      }),
    );
  }

  listen('pointerdown', (event) => {
    if (isMouse(event)) press = event;
  });
  listen('pointermove', onMove);
  listen('pointerup', () => (press = undefined));
}
