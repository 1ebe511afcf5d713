import { demoNode, isSameTone, type Pixel, type Stage } from '../tests/tools';
import { passTime } from './look';
import { defineTask, expect } from './task';

const red = [255, 0, 0] as const;

async function isRed(stage: Stage, place: Pixel): Promise<boolean> {
  return isSameTone((await stage.picture()).colorAt(place), red, 0.3);
}

async function placeIn(stage: Stage, name: string): Promise<Pixel> {
  await stage.lookAt(demoNode(name));
  return stage.placeOf(demoNode(name));
}

/** The task is based on `docs/events.mdx#clicks`. */
export default defineTask({
  name: 'click-or-drag',
  prompt:
    'Show the CAD model `plant`. A click with the left mouse button on a part selects it: the part (the node with the tree index of the hit) becomes red (255, 0, 0), and the previously selected part gets its own color back. A drag with the left mouse button orbits the camera as usual, and never changes the selection, even if it starts and ends on parts.',
  wrong: { from: "viewer.on('click'", to: "viewer.domElement.addEventListener('click'" },
  async judge(stage) {
    const tank = await placeIn(stage, 'T-101');
    const wasRed = await isRed(stage, tank);
    expect(!wasRed, 'the tank T-101 in its own color before the click', 'red');
    await stage.click(tank);
    await stage.until('the clicked part of T-101 in red', () => isRed(stage, tank));

    const column = await placeIn(stage, 'C-201');
    const { position } = await stage.camera();
    await stage.drag(column, [column[0] + 90, column[1] + 20]);
    await passTime(stage);
    const end = (await stage.camera()).position;
    const way = Math.hypot(...position.map((value, axis) => value - (end[axis] ?? 0)));
    expect(way > 1, 'a camera that orbits during the drag', `moved by ${way.toFixed(2)} m`);
    await stage.lookAt(demoNode('C-201'));
    expect(!(await isRed(stage, column)), 'the dragged part of C-201 not selected', 'it is red');
    await stage.lookAt(demoNode('T-101'));
    expect(await isRed(stage, tank), 'the part of T-101 still selected after the drag', 'not red');

    await stage.lookAt(demoNode('C-201'));
    await stage.click(column);
    await stage.until('the clicked part of C-201 in red', () => isRed(stage, column));
    await stage.lookAt(demoNode('T-101'));
    const isStill = await isRed(stage, tank);
    expect(!isStill, 'the part of T-101 in its own color after the next click', 'red');
  },
});
