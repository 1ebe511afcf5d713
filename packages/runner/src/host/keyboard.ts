/**
 * Detects a frame that takes the keyboard focus. No browser lets a page prevent this. A program that has focus could
 * read the text that the reader types into the page, or into the site around an embed. So the page ends the run if the
 * frame becomes the active element, unless the focus has one of these causes:
 *
 * - a click or tap in the frame, or focus set by assistive technology. The frame's boot script reports both on a
 *   separate port (boot/presses.ts);
 * - Tab. The page detects this key unless the focus was outside the page. In that case, the page removes the focus from
 *   the frame, and restores it when the reader releases Tab;
 * - the page's own code, which focuses the frame's element.
 *
 * A frame that draws slowly reports late. If a report takes longer than a second, the page removes the focus from the
 * frame until the report arrives.
 */

/**
 * Time in which the focus may change after a click, a tap, or Tab, in milliseconds. It's also the maximum time for which
 * the frame keeps the focus without an answer, and while the focus moves between two elements.
 */
const grace = 1000;
/**
 * Maximum time to wait for the frame's answer and for the release of Tab after the page has removed the focus from the
 * frame, in milliseconds. The frame doesn't get keys in this time, so it's long enough for slow devices.
 */
const heldTime = 5000;
/** Interval for checking the focus, in milliseconds. The focus can move without an event. */
const interval = 100;

export interface KeyboardInput {
  readonly element: HTMLIFrameElement;
  /** Port on which the page receives the frame's reports of clicks and taps. */
  readonly port: MessagePort;
  /** Called if the frame takes the focus. Remove the frame, and then call `giveBack`. */
  readonly onTaken: (giveBack: () => void) => void;
}

interface Place {
  readonly isHere: boolean;
  readonly focused: HTMLElement | undefined;
}

function findPlace(): Place {
  const { activeElement } = document;
  const focused =
    activeElement instanceof HTMLElement && activeElement !== document.body
      ? activeElement
      : undefined;
  return { isHere: document.hasFocus(), focused };
}

function giveBack({ isHere, focused }: Place): void {
  // The focus was in the site around an embed. The page can focus the site's window, but not the field in it.
  if (!isHere && window.parent !== window) window.parent.focus();
  else focused?.focus({ preventScroll: true });
}

const isRecent = (time: number) => performance.now() - time < grace;

interface PlaceKeeper {
  readonly place: Place;
  /** Records where the focus is. Call it only while the focus isn't in the frame. */
  look(): void;
}

function keepPlace(): PlaceKeeper {
  let place = findPlace();
  let nowhereSince: number | undefined;
  return {
    get place() {
      return place;
    },
    look() {
      const next = findPlace();
      if (next.focused !== undefined) nowhereSince = undefined;
      else nowhereSince ??= performance.now();
      // While the focus moves between two elements, several events fire, and neither element has focus.
      const isOnItsWay = nowhereSince !== undefined && isRecent(nowhereSince);
      place = isOnItsWay ? { ...place, isHere: next.isHere } : next;
    },
  };
}

/** Returns a function that checks whether the reader just pressed Tab and the key press can still move the focus. */
function watchTab(signal: AbortSignal): () => boolean {
  let tab: KeyboardEvent | undefined;
  let handledAt = -Infinity;
  window.addEventListener(
    'keydown',
    (event) => {
      tab = event.isTrusted && event.key === 'Tab' ? event : undefined;
      // A busy page handles events late, so don't use the event's own time.
      handledAt = performance.now();
    },
    { capture: true, signal },
  );
  document.addEventListener('focusin', () => (tab = undefined), { capture: true, signal });
  return () => tab !== undefined && !tab.defaultPrevented && isRecent(handledAt);
}

/**
 * - `away`: the frame doesn't have focus
 * - `asked`: the frame has focus, and the page waits for the frame to report a click or tap
 * - `granted`: the frame may keep focus
 * - `held`: the page removed the focus from the frame, and waits for the frame's answer, or until the reader releases
 *   Tab
 */
type State = 'away' | 'asked' | 'granted' | 'held';

type Action = 'wait' | 'grant' | 'release' | 'end';

/** Returns what to do after a key in the state `held`. */
function afterKey(isTab: boolean, { isHere }: Place): Action {
  if (!isTab) return 'end';
  // If the focus was in the page, the page has seen the key press, so only the frame's answer counts.
  return isHere ? 'wait' : 'release';
}

/** Returns what to do after the frame's answer. Only the states `asked` and `held` wait for an answer. */
function afterAnswer(state: State, answer: unknown, { isHere }: Place): Action {
  if (state !== 'asked' && state !== 'held') return 'wait';
  if (answer !== 'none') return state === 'held' ? 'release' : 'grant';
  return isHere ? 'end' : 'wait';
}

/** Calls `onTime` if the state stays `asked` or `held` for too long. */
function createState(onTime: () => void) {
  let deadline: number | undefined;
  let state: State = 'away';
  return {
    get current() {
      return state;
    },
    set(next: State) {
      window.clearTimeout(deadline);
      state = next;
      if (next === 'asked') deadline = window.setTimeout(onTime, grace);
      else if (next === 'held') deadline = window.setTimeout(onTime, heldTime);
    },
  };
}

/** Moves the focus to where it was, or to the element around the view. From there, Tab moves into the view. */
function takeKeyboard(element: HTMLIFrameElement, { isHere, focused }: Place): void {
  if (isHere && focused !== undefined) {
    focused.focus({ preventScroll: true });
    return;
  }
  const around = element.closest<HTMLElement>('[tabindex]');
  if (around === null) window.focus();
  else around.focus({ preventScroll: true });
}

/**
 * Calls `onKey` when the reader releases Tab or uses a key other than Tab or Shift, but only while `isOn()` returns
 * true.
 */
function onKeysWhile(
  isOn: () => boolean,
  signal: AbortSignal,
  onKey: (isTab: boolean) => void,
): void {
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(
      type,
      ({ isTrusted, key }) => {
        if (!isTrusted || !isOn()) return;
        if (key !== 'Tab' && key !== 'Shift') onKey(false);
        else if (key === 'Tab' && type === 'keyup') onKey(true);
      },
      { capture: true, signal },
    );
  }
}

/** Calls `run` after `keyup` has been dispatched, because Firefox ignores `focus()` on a frame until then. */
function afterKeyup(signal: AbortSignal, run: () => void): void {
  window.setTimeout(() => {
    if (!signal.aborted) run();
  });
}

function watchFocus(
  signal: AbortSignal,
  check: () => void,
  onFocusIn: (event: FocusEvent) => void,
): void {
  document.addEventListener('focusin', onFocusIn, { capture: true, signal });
  for (const type of ['blur', 'focus'] as const) {
    window.addEventListener(type, check, { capture: true, signal });
  }
  const timer = window.setInterval(check, interval);
  signal.addEventListener('abort', () => window.clearInterval(timer));
}

/** Watches the keyboard focus. Returns a function that stops watching. */
export function watchKeyboard({ element, port, onTaken }: KeyboardInput): () => void {
  const control = new AbortController();
  const { signal } = control;
  const hasTab = watchTab(signal);
  const places = keepPlace();
  const state = createState(() => (state.current === 'asked' ? hold() : end()));
  const isHeld = () => state.current === 'held';
  const actions = { wait: () => {}, grant: () => state.set('granted'), release, end };
  onKeysWhile(isHeld, signal, (isTab) => actions[afterKey(isTab, places.place)]());
  let pressedAt = -Infinity;
  let isOwnFocus = false;

  function stop(): void {
    control.abort();
    state.set('away');
    port.close();
  }

  function end(): void {
    stop();
    onTaken(() => giveBack(places.place));
  }

  function onActive(): void {
    if (isHeld()) end();
    if (state.current !== 'away' || signal.aborted) return;
    if (isOwnFocus || isRecent(pressedAt) || hasTab()) return state.set('granted');
    port.postMessage(null);
    if (places.place.isHere) state.set('asked');
    else hold();
  }

  function check(): void {
    if (signal.aborted) return;
    if (document.activeElement === element) onActive();
    else if (!isHeld()) {
      state.set('away');
      places.look();
    }
  }

  function focusFrame(options?: FocusOptions): void {
    isOwnFocus = true;
    HTMLElement.prototype.focus.call(element, options);
    check();
    isOwnFocus = false;
  }

  function release(): void {
    state.set('away');
    afterKeyup(signal, () => focusFrame());
  }

  function hold(): void {
    state.set('held');
    takeKeyboard(element, places.place);
  }

  function onAnswer(answer: unknown): void {
    if (answer === 'press') pressedAt = performance.now();
    actions[afterAnswer(state.current, answer, places.place)]();
  }

  function onFocusIn({ target }: FocusEvent): void {
    if (target === element) {
      // Browsers dispatch this event on the frame's element only if the page itself set the focus.
      state.set('granted');
    } else {
      pressedAt = -Infinity;
      check();
    }
  }

  port.addEventListener('message', ({ data }) => onAnswer(data), { signal });
  port.start();
  watchFocus(signal, check, onFocusIn);
  // Not every browser dispatches an event when the page's code sets the focus.
  element.focus = focusFrame;
  return stop;
}
