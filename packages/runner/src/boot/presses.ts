/**
 * Notifies the page when the reader presses in the view, so that the page knows a press from a program that takes the
 * keyboard (host/keyboard.ts). It has a port of its own: a program can get hold of the frame's other port, but of this
 * one it never sees an event. The functions below were saved before the program began, which could replace them.
 */

const { apply, getOwnPropertyDescriptor } = Reflect;

/** Events of a press. A touch can move the focus only after it ended. */
const presses = ['pointerdown', 'pointerup', 'click'] as const;
/** Further input that the browser counts as the reader's activity. */
const others = ['keydown', 'mousedown', 'touchend'] as const;

/** Longer than browsers count the reader as active after an input, in milliseconds. */
const activeTime = 10_000;

/** Starts to report presses. Call it before the program starts and adds listeners. */
export function reportPresses(port: MessagePort): void {
  const post = port.postMessage.bind(port);
  const now = performance.now.bind(performance);
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  const getActive =
    userActivation && getOwnPropertyDescriptor(UserActivation.prototype, 'isActive')?.get;
  let lastInput = -Infinity;

  for (const type of [...presses, ...others]) {
    const isPress = presses.some((press) => press === type);
    window.addEventListener(
      type,
      (event) => {
        // No program can change it: it is a property of each event, not of their prototype.
        if (!event.isTrusted) return;
        lastInput = now();
        if (isPress) post('press');
      },
      { capture: true, passive: true },
    );
  }

  // The page asks after the focus came. Its message has no content, whose getter a program could replace.
  port.addEventListener('message', () => {
    // Chromium counts the focus that assistive technology sets as activity of the reader, without an event.
    const isActive = getActive !== undefined && apply(getActive, userActivation, []) === true;
    post(isActive && now() - lastInput > activeTime ? 'assisted' : 'none');
  });
  port.start();
}
