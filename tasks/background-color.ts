import { colorDistance, demoNode, type Pixel } from '../tests/tools';
import { countHits, sky } from './look';
import { defineTask, expect } from './task';

const wanted = [38, 70, 83] as const;
const places: readonly Pixel[] = [
  [60, 60],
  [320, 300],
  [600, 180],
];

/** The task is based on `docs/threejs.mdx#colors`. */
export default defineTask({
  name: 'background-color',
  prompt:
    'Show the CAD model `plant` on a background that looks exactly like the CSS color rgb(38, 70, 83). A pixel of the background in a screenshot has this color, with a difference of at most 2 per channel.',
  wrong: { from: "Color('#264653')", to: "Color('#264653').convertLinearToSRGB()" },
  async judge(stage) {
    await stage.setCamera(sky);
    const picture = await stage.picture();
    for (const place of places) {
      const seen = picture.colorAt(place);
      const words = `a background of (${wanted.join(', ')}) at ${place.join(', ')}`;
      expect(colorDistance(seen, wanted) < 4, words, `(${seen.map(Math.round).join(', ')})`);
    }
    await stage.lookAt(demoNode('C-201'));
    const column = await countHits(stage, 'C-201');
    expect(column > 0, 'the plant in the viewer', 'nothing of the column C-201');
  },
});
