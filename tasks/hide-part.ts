import { colorDistance, demoNode, type Pixel } from '../tests/tools';
import { hitsIn, isOf } from './look';
import type { Camera } from '@reveal-docs/runner/messages';
import { defineTask, expect } from './task';

/** West of the tank T-101, at its foot. The camera looks up through the tank into the sky. */
const foot: Camera = { position: [-66, 1.5, -29], target: [-58, 9, -29] };
const tankPlaces: readonly Pixel[] = [
  [260, 200],
  [320, 180],
  [380, 200],
];
const skyPlace: Pixel = [320, 8];
/** Minimum color distance between the sky and a tank, even a ghosted one. */
const leastDifference = 8;

export default defineTask({
  name: 'hide-part',
  prompt:
    'Show the CAD model `plant` without the tank T-101. Hide the node with tree index 3 and all its descendants. Everything else stays unchanged.',
  wrong: { from: 'IndexNodeCollection(tank)', to: 'IndexNodeCollection([3])' },
  async judge(stage) {
    await stage.lookAt(demoNode('T-101'));
    const hits = await hitsIn(stage);
    const left = hits.filter((hit) => isOf('T-101', hit)).length;
    expect(left === 0, 'nothing of T-101 in view', `visible at ${left} of 15 places`);
    expect(hits.length > 2, 'the parts around and behind T-101 in view', `${hits.length} hits`);
    await stage.setCamera(foot);
    const picture = await stage.picture();
    const sky = picture.colorAt(skyPlace);
    const apart = Math.max(
      ...tankPlaces.map((place) => colorDistance(picture.colorAt(place), sky)),
    );
    expect(
      apart < leastDifference,
      'the sky where T-101 was, not a ghosted tank',
      `a color ${apart.toFixed(0)} off`,
    );
    for (const name of ['T-102', 'T-103']) {
      await stage.lookAt(demoNode(name));
      const others = (await hitsIn(stage)).filter((hit) => isOf(name, hit)).length;
      expect(others > 0, `${name} in view`, 'nothing of it');
    }
  },
});
