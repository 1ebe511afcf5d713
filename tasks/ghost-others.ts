import { demoNode, colorDistance, middleOf } from '../tests/tools';
import { colorOf, hitsIn, isOf } from './look';
import { defineTask, expect } from './task';

/** Minimum color distance between a ghosted part and an empty corner of the view. */
const leastDifference = 8;

export default defineTask({
  name: 'ghost-others',
  prompt:
    'Show the CAD model `plant` with everything ghosted (translucent) except the pressure sphere S-101, which keeps its look. The sphere is the node with tree index 442 and all its descendants.',
  wrong: { from: 'Appearance.Ghosted', to: 'Appearance.Hidden' },
  async judge(stage) {
    await colorOf(stage, 'S-101');
    const hits = await hitsIn(stage);
    const solid = hits.filter((hit) => !isOf('S-101', hit)).length;
    expect(solid === 0, 'nothing solid except S-101', `other parts at ${solid} of 15 places`);
    const tank = demoNode('T-102');
    await stage.lookAt(tank);
    const there = (await hitsIn(stage)).length;
    expect(there === 0, 'T-102 ghosted, so that clicks don’t hit it', `${there} hits`);
    const picture = await stage.picture();
    const place = (await stage.pixelOf(middleOf(tank))) ?? [320, 180];
    const apart = colorDistance(picture.colorAt(place), picture.colorAt([8, 8]));
    expect(
      apart > leastDifference,
      'a ghosted T-102 in view',
      `the color of the background, ${apart.toFixed(0)} off`,
    );
  },
});
