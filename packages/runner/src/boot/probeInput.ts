/**
 * Operates a view as a reader would, to check lessons. The events are synthetic (`isTrusted` is false): the listeners
 * of the SDK and the program receive them, but browsers don't perform default actions such as moving the focus or
 * scrolling.
 */
import type { ProbeInput } from '../probes';
import { waitForFrame } from './nextFrame';
import { currentTime, wait } from './timers';

const { defineProperty, getOwnPropertyDescriptor } = Reflect;

type Place = readonly [x: number, y: number];

/** Duration of a click, in milliseconds. The SDK treats a press of 250 ms or more as a drag. */
const clickTime = 30;
/** Time between the two presses of a double-click, in milliseconds. */
const doubleClickTime = 100;
/** Time to wait for the SDK's `click` event, in milliseconds. The SDK waits almost as long for a second click. */
const clickDelay = 350;
/** Time to wait for `hover`, in milliseconds. Slightly longer than the pointer must rest before the SDK fires it. */
const hoverDelay = 150;
const moves = 4;
/** Time between two moves in a drag, in milliseconds. */
const moveTime = 20;
/** Minimum time to hold a key, in milliseconds. */
const holdTime = 200;
/** Minimum number of animation frames to hold a key. Without a GPU, they can take longer than `holdTime`. */
const holdFrames = 3;

/** Assumes a US keyboard. */
function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return /^\d$/.test(key) ? `Digit${key}` : key === ' ' ? 'Space' : key;
}

/**
 * Methods to disable during input. `focus` would move the focus from the page to the frame. The other methods throw for
 * a synthetic pointer.
 */
const heldBack = [
  [HTMLElement.prototype, 'focus'],
  [Element.prototype, 'setPointerCapture'],
  [Element.prototype, 'releasePointerCapture'],
] as const;

function holdBack(): () => void {
  const restore = heldBack.map(([owner, name]) => {
    const before = getOwnPropertyDescriptor(owner, name);
    defineProperty(owner, name, { configurable: true, writable: true, value: () => {} });
    return () => {
      if (before !== undefined) defineProperty(owner, name, before);
    };
  });
  return () => restore.forEach((put) => put());
}

/**
 * Dispatches mouse events with their planned timestamps, even if frames are slow, because the SDK measures presses by
 * timestamps.
 */
class Mouse {
  private time = currentTime();

  constructor(private readonly element: HTMLElement) {}

  async pause(time: number): Promise<void> {
    await wait(time);
    this.time += time;
  }

  private event(type: string, [x, y]: Place, buttons: number, detail = 0): void {
    const { left, top } = this.element.getBoundingClientRect();
    const [clientX, clientY] = [left + x, top + y];
    const under = document.elementFromPoint(clientX, clientY);
    const target =
      under !== null && this.element.contains(under)
        ? under
        : (this.element.querySelector('canvas') ?? this.element);
    const isMove = type.endsWith('move');
    const init = {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: window,
      detail,
      clientX,
      clientY,
      screenX: clientX,
      screenY: clientY,
      button: type === 'pointermove' ? -1 : 0,
      buttons,
    };
    const isPointer = type.startsWith('pointer');
    const event = isPointer
      ? new PointerEvent(type, { ...init, pointerId: 1, pointerType: 'mouse', isPrimary: true })
      : new MouseEvent(type, { ...init, button: isMove ? 0 : init.button });
    defineProperty(event, 'timeStamp', { value: this.time });
    target.dispatchEvent(event);
  }

  move(place: Place, buttons = 0): void {
    this.event('pointermove', place, buttons);
    this.event('mousemove', place, buttons);
  }

  down(place: Place, count = 1): void {
    this.event('pointerdown', place, 1);
    this.event('mousedown', place, 1, count);
  }

  up(place: Place, count = 1): void {
    this.event('pointerup', place, 0);
    this.event('mouseup', place, 0, count);
  }

  async click(place: Place, count = 1): Promise<void> {
    this.down(place, count);
    await this.pause(clickTime);
    this.up(place, count);
    this.event('click', place, 0, count);
    if (count === 2) this.event('dblclick', place, 0, count);
  }

  wheel([x, y]: Place, deltaY: number): void {
    const { left, top } = this.element.getBoundingClientRect();
    const target = this.element.querySelector('canvas') ?? this.element;
    target.dispatchEvent(
      // In browsers without wheel events, views don't listen for them either.
      // eslint-disable-next-line baseline-js/use-baseline
      new WheelEvent('wheel', {
        bubbles: true,
        cancelable: true,
        composed: true,
        view: window,
        clientX: left + x,
        clientY: top + y,
        deltaY,
      }),
    );
  }
}

async function holdKey(element: HTMLElement, key: string): Promise<void> {
  const press = (type: string) =>
    element.dispatchEvent(
      new KeyboardEvent(type, {
        bubbles: true,
        cancelable: true,
        composed: true,
        key,
        code: codeOf(key),
      }),
    );
  press('keydown');
  const held = wait(holdTime);
  for (let count = 0; count < holdFrames; count++) await waitForFrame();
  await held;
  press('keyup');
}

async function drag(mouse: Mouse, from: Place, to: Place): Promise<void> {
  mouse.move(from);
  mouse.down(from);
  for (let count = 1; count <= moves; count++) {
    await mouse.pause(moveTime);
    const share = count / moves;
    mouse.move([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])], 1);
  }
  await mouse.pause(moveTime);
  mouse.up(to);
}

async function dispatch(element: HTMLElement, input: ProbeInput): Promise<void> {
  const mouse = new Mouse(element);
  switch (input.type) {
    case 'click':
      mouse.move(input.place);
      await mouse.click(input.place);
      await wait(clickDelay);
      break;
    case 'doubleClick':
      mouse.move(input.place);
      await mouse.click(input.place);
      await mouse.pause(doubleClickTime);
      await mouse.click(input.place, 2);
      break;
    case 'hover':
      mouse.move(input.place);
      await wait(hoverDelay);
      break;
    case 'drag':
      await drag(mouse, input.from, input.to);
      break;
    case 'wheel':
      mouse.move(input.place);
      mouse.wheel(input.place, input.amount);
      break;
    case 'key':
      await holdKey(element, input.key);
      break;
  }
}

/**
 * Performs an action by dispatching its events on a viewer's element. Resolves when the SDK has processed the events.
 */
export async function performInput(element: HTMLElement, input: ProbeInput): Promise<void> {
  const restore = holdBack();
  try {
    await dispatch(element, input);
  } finally {
    restore();
  }
}
