import { demoNode, toViewer, type Hit } from '../tests/tools';
import { countHits, hitsIn, isOf } from './look';
import { defineTask, expect } from './task';

const tank = demoNode('T-102');
/** Outside the tank's own box, but less than 1 m away. */
const valve = demoNode('HV-1002A');
/** Tolerance at the edges of the box, in meters. */
const tolerance = 0.5;
const ends = [toViewer(tank.boundingBox.min), toViewer(tank.boundingBox.max)];

/** Returns whether a point is in the tank's box, including the margin that the task requires. */
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
    'Show the CAD model `plant`, clipped to a box around the tank T-102 (the node with tree index 123) with a margin of 1 m on each side. Nothing outside of the box is visible.',
  wrong: { from: 'expandByScalar(1)', to: 'expandByScalar(30)' },
  async judge(stage) {
    await stage.lookAt(tank, 1.2);
    const hits = await hitsIn(stage);
    const own = hits.filter((hit) => isOf('T-102', hit)).length;
    expect(own > 1, 'the tank T-102 in view', `visible at ${own} of 15 places`);
    const outside = hits.filter((hit) => !isInBox(hit)).length;
    expect(outside === 0, 'nothing outside of the box', `parts at ${outside} of 15 places`);
    await stage.lookAt(valve, 1);
    const near = await countHits(stage, valve.name);
    expect(near > 0, `the valve ${valve.name} in the margin`, 'nothing of it');
    await stage.lookAt(demoNode('C-201'));
    const others = (await hitsIn(stage)).filter((hit) => !isInBox(hit)).length;
    expect(others === 0, 'the rest of the plant clipped', `parts of it at ${others} places`);
  },
});
