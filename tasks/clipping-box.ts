import { demoNode, toViewer, type Hit } from '../tests/tools';
import { hitsIn, isOf } from './look';
import { defineTask, expect } from './task';

const tank = demoNode('T-102');
/** What is drawn at the edge of the box may be off by so much, in meters. */
const tolerance = 0.5;
const ends = [toViewer(tank.boundingBox.min), toViewer(tank.boundingBox.max)];

/** Whether a point is in the tank's box with the room around it that the task asks for. */
function isInBox({ point }: Hit): boolean {
  return point.every((value, axis) => {
    const [a = 0, b = 0] = ends.map((end) => end[axis]);
    const room = 1 + tolerance;
    return value > Math.min(a, b) - room && value < Math.max(a, b) + room;
  });
}

export default defineTask({
  name: 'clipping-box',
  prompt:
    'Show the CAD model `plant`, cut to a box around the tank T-102 (the node with tree index 123) with 1 m of room on each side: what is outside of the box is not drawn.',
  wrong: { from: 'expandByScalar(1)', to: 'expandByScalar(30)' },
  async judge(stage) {
    await stage.lookAt(tank, 1.2);
    const hits = await hitsIn(stage);
    const own = hits.filter((hit) => isOf('T-102', hit)).length;
    expect(own > 1, 'the tank T-102 in view', `it is seen at ${own} of 15 places`);
    const outside = hits.filter((hit) => !isInBox(hit)).length;
    expect(outside === 0, 'nothing outside of the box', `something at ${outside} of 15 places`);
    await stage.lookAt(demoNode('C-201'));
    const others = (await hitsIn(stage)).filter((hit) => !isInBox(hit)).length;
    expect(others === 0, 'the rest of the plant cut away', `parts of it at ${others} places`);
  },
});
