/**
 * Real mouse and keyboard input. Unlike dispatched events, it triggers the browser's default actions, such as moving
 * focus. Only `npm run statements` can send it. Pages can't.
 */

/** Positions are in CSS pixels from the top-left corner of the frame. */
export type InputAction =
  | { readonly type: 'click'; readonly x: number; readonly y: number }
  | { readonly type: 'keyDown' | 'keyUp'; readonly key: string };

declare global {
  interface Window {
    /** Provided by the browser that runs the statements. */
    sendInput?: (action: InputAction) => Promise<void>;
  }
}

async function send(action: InputAction): Promise<void> {
  if (window.sendInput === undefined) {
    throw new Error(
      'This program needs real mouse and keyboard input, which a page can’t send. Run it with `npm run statements`.',
    );
  }
  await window.sendInput(action);
}

export class Input {
  private readonly target: () => HTMLElement;

  constructor(target: () => HTMLElement) {
    this.target = target;
  }

  /** Clicks at a position in CSS pixels from the top-left corner of the viewer. */
  async click(x = 32, y = 32): Promise<void> {
    const { left, top } = this.target().getBoundingClientRect();
    await send({ type: 'click', x: left + x, y: top + y });
  }

  /** Presses a key, such as `KeyW` or `Shift`, without releasing it. The focused element receives the key. */
  keyDown(key: string): Promise<void> {
    return send({ type: 'keyDown', key });
  }

  keyUp(key: string): Promise<void> {
    return send({ type: 'keyUp', key });
  }

  async press(key: string): Promise<void> {
    await this.keyDown(key);
    await this.keyUp(key);
  }
}
