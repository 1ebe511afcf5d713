import { Color } from 'three';
import { expect, it } from 'vitest';
import { Backgrounds } from '../../src/boot/backgrounds';
import type { FramePort } from '../../src/boot/port';
import type { Viewer } from '../../src/boot/sdkViewer';
import type { PageMessage, Rgb } from '../../src/messages';

/** `seen` lists the colors that three.js reads from the viewer's background. */
function addViewer() {
  let send = (_message: PageMessage) => {};
  let dispose = () => {};
  const seen: number[][] = [];
  const port = { onMessage: (listener: typeof send) => void (send = listener) };
  const viewer = { on: (_event: string, listener: () => void) => void (dispose = listener) };
  const backgrounds = new Backgrounds(port as unknown as FramePort);
  const add = () =>
    backgrounds.add(viewer as unknown as Viewer, (background) => {
      expect(background.color.clone().convertLinearToSRGB()).toBe(background);
      seen.push(new Color().set(background as unknown as Color).toArray());
    });
  const set = (color: Rgb) => send({ type: 'setBackground', color });
  return {
    add,
    set,
    seen,
    dispose: () => dispose(),
    release: () => backgrounds.release(viewer as unknown as Viewer),
  };
}

const red: Rgb = [1, 0, 0];
const blue: Rgb = [0, 0, 1];
const black: Rgb = [0, 0, 0];

it('follows the page’s background, and restores the SDK’s when the program sets its own', () => {
  const { add, set, seen, release } = addViewer();
  set(red);
  add();
  set(blue);
  release();
  set(red);
  release();
  expect(seen).toEqual([red, blue, black]);
});

it('doesn’t change viewers if the page has no background, or after they are disposed', () => {
  const { add, set, seen, dispose, release } = addViewer();
  add();
  dispose();
  set(red);
  expect(seen).toEqual([]);
  const other = addViewer();
  other.add();
  other.release();
  release();
  expect(other.seen).toEqual([]);
});
