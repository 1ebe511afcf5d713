import { demoNode, type Pixel, type Stage } from '../tests/tools';
import { linesIn, passTime, sky } from './look';
import { defineTask, expect } from './task';

const restingLine = /^Resting on/;

/**
 * Moves the mouse 40 times without letting the page run timers in between. The mouse therefore never rests on the way,
 * even on a slow machine.
 */
async function moveQuickly(stage: Stage, [x, y]: Pixel): Promise<void> {
  await stage.frame.evaluate(
    ([endX, endY]) => {
      for (let step = 1; step <= 40; step++) {
        const share = step / 40;
        const place = { clientX: 20 + (endX - 20) * share, clientY: 330 + (endY - 330) * share };
        const target = document.elementFromPoint(place.clientX, place.clientY);
        const event = {
          ...place,
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          bubbles: true,
          composed: true,
        };
        target?.dispatchEvent(new PointerEvent('pointermove', event));
        target?.dispatchEvent(new MouseEvent('mousemove', event));
      }
    },
    [x, y] as const,
  );
}

/**
 * The task is based on `docs/events.mdx#hovering`. In release 3.3.0, `hover` can fire after a button press if the mouse
 * moved just before the press.
 */
export default defineTask({
  name: 'hover-rest',
  prompt:
    'Show the CAD model `plant`. When the mouse has rested on a part, log one line to the console: "Resting on 123", with the tree index of the part. Log it 0.1 to 1 s after the mouse stopped, and once until it moves again. Log nothing while the mouse moves, while a mouse button is pressed, or when the mouse rests on nothing.',
  wrong: { from: '${hit.treeIndex}', to: '${hit.treeIndex + 1}' },
  async judge(stage) {
    const seen = () => linesIn(stage, restingLine);
    for (const name of ['T-101', 'C-201']) {
      const node = demoNode(name);
      await stage.lookAt(node);
      const place = await stage.placeOf(node);
      const hit = await stage.pick(place);
      const before = (await seen()).length;
      await moveQuickly(stage, place);
      const wanted = `Resting on ${hit?.treeIndex}`;
      await stage.until(
        `the line "${wanted}" in the console`,
        async () => (await seen()).length > before,
      );
      await passTime(stage);
      const lines = (await seen()).slice(before);
      const isRight = lines.length === 1 && lines[0] === wanted;
      expect(isRight, `only the line "${wanted}" after one rest`, lines);
      if (name === 'C-201') await expectNoneWhilePressed(stage, place, seen);
    }
    await stage.setCamera(sky);
    const count = (await seen()).length;
    await moveQuickly(stage, [320, 180]);
    await passTime(stage);
    const inSky = (await seen()).slice(count);
    expect(inSky.length === 0, 'no line while the mouse rests on nothing', inSky);
  },
});

/** Throws if the program logs a line while a mouse button is pressed on a part. The pixel must show a part. */
async function expectNoneWhilePressed(
  stage: Stage,
  [x, y]: Pixel,
  seen: () => Promise<string[]>,
): Promise<void> {
  const before = (await seen()).length;
  await stage.move([x, y]);
  await stage.until(
    'a line before the button is pressed',
    async () => (await seen()).length > before,
  );
  await passTime(stage);
  const count = (await seen()).length;
  const { mouse } = stage.page;
  await mouse.down();
  for (const step of [3, 6, 9]) await mouse.move(x + step, y);
  await passTime(stage);
  const pressed = (await seen()).slice(count);
  await mouse.up();
  expect(pressed.length === 0, 'no line while a mouse button is pressed', pressed);
}
