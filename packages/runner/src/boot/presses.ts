/**
 * Notifies the page when the reader clicks or taps in the view. The page uses this to distinguish a reader's press from a
 * program that takes the keyboard focus (host/keyboard.ts). Presses have their own port, because a program can access
 * the port for other messages. The functions below are saved before the program starts, because a program can replace
 * them.
 */
import { currentTime } from './timers';

const { apply, getOwnPropertyDescriptor } = Reflect;

/** Events that count as a press. A touch can move the focus only after it has ended. */
const presses = ['pointerdown', 'pointerup', 'click'] as const;
/** Other input that the browser counts as user activity. */
const others = ['keydown', 'mousedown', 'touchend'] as const;

/** Longer than a user activation lasts after an input, in milliseconds. */
const activeTime = 10_000;

/** Starts reporting presses. Call it before the program can add listeners. */
export function reportPresses(port: MessagePort): void {
  const post = port.postMessage.bind(port);
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  // Don't use `isActive` in Firefox, whose `vendor` is empty by specification. If Playwright controls Firefox, a frame
  // becomes active without input.
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
        // A program can't change `isTrusted`, because it's a property of each event and not of the prototype.
        if (!event.isTrusted) return;
        lastInput = currentTime();
        if (isPress) post('press');
      },
      { capture: true, passive: true },
    );
  }

  // The page sends a message after the focus has moved. The message has no content, because a program could replace the
  // getter that reads it.
  port.addEventListener('message', () => {
    // If assistive technology sets the focus, Chromium counts that as user activity, but doesn't fire an event.
    const isActive = getActive !== undefined && apply(getActive, userActivation, []) === true;
    post(isActive && currentTime() - lastInput > activeTime ? 'assisted' : 'none');
  });
  port.start();
}
