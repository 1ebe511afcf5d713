import { isBackground } from './look';
import { defineTask, expect } from './task';

/** Low over the open ground in the south-west of the plant, and over its tanks. */
const ground = { position: [0, 12, 56], target: [0, 0, 46] } as const;
const tanks = { position: [-20, 20, 20], target: [-51, 5, -29] } as const;

export default defineTask({
  name: 'point-cloud-class',
  prompt:
    'Show the point cloud `pointCloud` on a background of the color #e8eef1, with the whole scan in view and without the points that were classified as ground (class 2). All other points stay.',
  wrong: { from: 'setClassVisible(2, false)', to: 'setClassVisible(6, false)' },
  async judge(stage) {
    const emptyFrom = async ({ position, target }: typeof ground | typeof tanks) => {
      await stage.setCamera({ position: [...position], target: [...target] });
      return (await stage.picture()).share((color) => isBackground(color));
    };
    const empty = await emptyFrom(ground);
    const percent = (share: number) => `${(100 * share).toFixed(0)} % of the picture`;
    expect(empty > 0.6, 'background where the ground was', `in ${percent(empty)}`);
    const around = await emptyFrom(tanks);
    expect(around < 0.9, 'the scan of the tanks', `background in ${percent(around)}`);
  },
});
