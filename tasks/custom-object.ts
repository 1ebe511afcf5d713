import { isSameTone, rgbOf, type Pixel } from '../tests/tools';
import { countModels } from './look';
import { defineTask, expect } from './task';

const center = [0, 40, 0] as const;
const magenta = rgbOf('#ff00ff');

export default defineTask({
  name: 'custom-object',
  prompt:
    'Show the CAD model `plant`, and a custom three.js object above it: a sphere with a radius of 3 m and its center at (0, 40, 0), in plain magenta (255, 0, 255) without shading.',
  wrong: { from: 'SphereGeometry(3', to: 'SphereGeometry(1' },
  async judge(stage) {
    const models = await countModels(stage);
    expect(models === 1, 'one model', models);
    const [x, y, z] = center;
    await stage.setCamera({ position: [x, y, z + 40], target: [x, y, z] });
    const picture = await stage.picture();
    const isMagenta = (pixel: Pixel) => isSameTone(picture.colorAt(pixel), magenta);
    const at = async (dx: number, dy: number): Promise<Pixel> =>
      (await stage.pixelOf([x + dx, y + dy, z])) ?? [0, 0];
    for (const [dx, dy] of [
      [0, 0],
      [2.6, 0],
      [-2.6, 0],
      [0, 2.6],
    ] as const) {
      const seen = picture.colorAt(await at(dx, dy)).map(Math.round);
      const words = `magenta ${Math.hypot(dx, dy)} m from the center of the sphere`;
      expect(isMagenta(await at(dx, dy)), words, `(${seen.join(', ')})`);
    }
    for (const [dx, dy] of [
      [3.5, 0],
      [0, 3.5],
    ] as const) {
      const beside = isMagenta(await at(dx, dy));
      expect(!beside, 'no magenta 3.5 m from the center of the sphere', 'magenta');
    }
  },
});
