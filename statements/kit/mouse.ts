import type { Clock } from './clock';

export type PointerKind = 'mouse' | 'touch' | 'pen';

export class Mouse {
  private readonly target: () => HTMLElement;
  private readonly clock: Clock;
  private readonly kind: PointerKind;
  private buttons = 0;
  private x = 0;
  private y = 0;
  /** Time stamp of a click's events, in milliseconds. Undefined outside of clicks. */
  private time: number | undefined;

  constructor(target: () => HTMLElement, clock: Clock, kind: PointerKind) {
    this.target = target;
    this.clock = clock;
    this.kind = kind;
  }

  /** Moves to a position in CSS pixels from the upper-left corner of the viewer. */
  move(x: number, y: number): void {
    const movement = { movementX: x - this.x, movementY: y - this.y };
    this.x = x;
    this.y = y;
    this.send('pointermove', 'mousemove', movement);
  }

  down(button = 0): void {
    this.buttons = 1 << button;
    this.send('pointerdown', 'mousedown', { button });
  }

  up(button = 0): void {
    this.buttons = 0;
    this.send('pointerup', 'mouseup', { button });
  }

  /**
   * Moves to a position, then presses and releases the button. Both events have the same time stamp. Otherwise, a delay
   * on a busy machine could make the press last 250 ms or more, and the SDK would ignore the click.
   */
  click(x = 32, y = 32, button = 0): void {
    this.move(x, y);
    this.time = performance.now();
    this.down(button);
    this.up(button);
    this.time = undefined;
  }

  wheel(deltaY: number): void {
    const { x, y } = this.place();
    const event = { clientX: x, clientY: y, deltaY, bubbles: true, cancelable: true };
    this.target().dispatchEvent(new WheelEvent('wheel', event));
  }

  private place(): { readonly x: number; readonly y: number } {
    const box = this.target().getBoundingClientRect();
    return { x: box.left + this.x, y: box.top + this.y };
  }

  private send(pointer: string, mouse: string, more: MouseEventInit): void {
    const { x, y } = this.place();
    const init: PointerEventInit = {
      clientX: x,
      clientY: y,
      buttons: this.buttons,
      pointerId: 1,
      pointerType: this.kind,
      isPrimary: true,
      bubbles: true,
      cancelable: true,
      ...more,
    };
    const events: MouseEvent[] = [new PointerEvent(pointer, init)];
    // For a mouse and a pen, browsers also send mouse events. For touch, they send mouse events only after a tap.
    if (this.kind !== 'touch') events.push(new MouseEvent(mouse, init));
    for (const event of events) {
      const time = this.clock.isHeld ? this.clock.now : this.time;
      if (time !== undefined) Object.defineProperty(event, 'timeStamp', { value: time });
      this.target().dispatchEvent(event);
    }
  }
}
