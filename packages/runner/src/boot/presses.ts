/**
 * Notifies the page when the reader clicks or taps in the view. If the focus moves into the frame, the page can then
 * distinguish a reader's press from a program that takes the focus (host/keyboard.ts). Presses have their own port,
 * because a program can access the port for other messages. The browser's functions are saved before the program
 * starts, because a program can replace them.
 */
import { currentTime } from './timers';

const { apply, getOwnPropertyDescriptor } = Reflect;

/** Events that count as a press. A touch moves the focus only after it ends, so `pointerdown` isn't enough. */
const presses = ['pointerdown', 'pointerup', 'click'] as const;
/** Other input that the browser counts as user activity. */
const others = ['keydown', 'mousedown', 'touchend'] as const;

/**
 * Time after which an input no longer counts as user activity, in milliseconds. In browsers, user activation ends
 * sooner.
 */
const activeTime = 10_000;

/** Starts reporting presses. Call it before the program can add listeners. */
export function reportPresses(port: MessagePort): void {
  const post = port.postMessage.bind(port);
  const { userActivation } = navigator as { readonly userActivation?: UserActivation };
  // Don't use `isActive` in Firefox, because a frame becomes active without input if Playwright controls Firefox. An
  // empty `vendor` identifies Firefox.
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
        // A program can't replace `isTrusted`, because it's a property of each event and not of the prototype.
        if (!event.isTrusted) return;
        lastInput = currentTime();
        if (isPress) post('press');
      },
      { capture: true, passive: true },
    );
  }

  // The page sends a message after the focus has moved. The message is empty, because a program could replace the
  // getter that reads its content.
  port.addEventListener('message', () => {
    // When assistive technology moves the focus, Chromium counts that as user activity but doesn't fire an event.
    const isActive = getActive !== undefined && apply(getActive, userActivation, []) === true;
    post(isActive && currentTime() - lastInput > activeTime ? 'assisted' : 'none');
  });
  port.start();
}
