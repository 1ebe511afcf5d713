import { colorDistance, type Pixel } from '../tests/tools';
import { countModels } from './look';
import { defineTask, expect } from './task';

const center = [0, 40, 0] as const;
const wanted = [42, 157, 143] as const;

/** The task is based on `docs/threejs.mdx#colors`. Release 3.3.0 differs. See the guide for upgrades to 4.x. */
export default defineTask({
  name: 'object-color',
  prompt:
    'Show the CAD model `plant`, and a custom three.js object above it: a cube with edges of 6 m, parallel to the axes, with its center at (0, 40, 0). All visible sides of the cube look exactly like the CSS color rgb(42, 157, 143) in a screenshot, with a difference of at most 2 per channel and no shading.',
  wrong: { from: 'THREE.MeshBasicMaterial(', to: 'THREE.MeshStandardMaterial(' },
  async judge(stage) {
    const models = await countModels(stage);
    expect(models === 1, 'one model', models);
    const [x, y, z] = center;
    // From here, three sides of the cube are visible.
    await stage.setCamera({ position: [x + 14, y + 10, z + 18], target: [x, y, z] });
    const picture = await stage.picture();
    const at = async (dx: number, dy: number, dz: number): Promise<Pixel> =>
      (await stage.pixelOf([x + dx, y + dy, z + dz])) ?? [0, 0];
    for (const [side, place] of [
      ['south', await at(0, 0, 3)],
      ['east', await at(3, 0, 0)],
      ['upper', await at(0, 3, 0)],
      ['south, near an edge', await at(-2.6, -2.6, 3)],
    ] as const) {
      const seen = picture.colorAt(place);
      const words = `(${wanted.join(', ')}) on the ${side} side of the cube`;
      expect(colorDistance(seen, wanted) < 4, words, `(${seen.map(Math.round).join(', ')})`);
    }
    const beside = picture.colorAt(await at(-3.6, 0, 3));
    const isBeside = colorDistance(beside, wanted) < 12;
    expect(!isBeside, 'nothing of the cube 3.6 m west of its center', 'its color');
  },
});
