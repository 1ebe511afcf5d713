/**
 * Notifies the page when the reader presses in the view. The page can then tell whether the reader
 * pressed or a program took the keyboard focus (host/keyboard.ts). This module uses a separate
 * port: a program can access the frame's other port, but it never receives this port's events. The
 * functions below are saved before the program starts, because it can replace them.
 */
import { currentTime } from './timers';

const { apply, getOwnPropertyDescriptor } = Reflect;

/** Events of a press. A touch can move the focus only after it ended. */
const presses = ['pointerdown', 'pointerup', 'click'] as const;
/** Other input that the browser counts as user activity. */
const others = ['keydown', 'mousedown', 'touchend'] as const;

/** A time longer than a user activation lasts after an input, in milliseconds. */
const activeTime = 10_000;

/** Starts reporting presses. Call it before the program starts and adds listeners. */
export function reportPresses(port: MessagePort): void {
  const post = port.postMessage.bind(port);
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  // Don't read this in Firefox, whose vendor is empty by specification: if Playwright controls it,
  // a frame becomes active without input.
  const getActive =
    userActivation && navigator.vendor !== ''
      ? getOwnPropertyDescriptor(UserActivation.prototype, 'isActive')?.get
      : undefined;
  let lastInput = -Infinity;

  for (const type of [...presses, ...others]) {
    const isPress = presses.some((press) => press === type);
    window.addEventListener(
      type,
      (event) => {
        // A program can't change `isTrusted`, because it's a property of each event and not of the
        // prototype.
        if (!event.isTrusted) return;
        lastInput = currentTime();
        if (isPress) post('press');
      },
      { capture: true, passive: true },
    );
  }

  // The page asks after the focus has moved. Its message has no content, because a program could
  // replace the getter that reads it.
  port.addEventListener('message', () => {
    // If assistive technology sets the focus, Chromium counts that as user activity, but doesn't
    // fire an event.
    const isActive = getActive !== undefined && apply(getActive, userActivation, []) === true;
    post(isActive && currentTime() - lastInput > activeTime ? 'assisted' : 'none');
  });
  port.start();
}
