import { isBackground } from './look';
import { defineTask, expect } from './task';

/** A camera above the tanks in the west of the plant. */
const tanks = { position: [-20, 20, 20], target: [-51, 5, -29] } as const;

interface CloudViewer {
  readonly models: readonly { isClassVisible?(code: number): boolean }[];
}

export default defineTask({
  name: 'point-cloud-class',
  prompt:
    'Show the point cloud `pointCloud` on a background of the color #e8eef1, with the whole scan in view and without the points of the class ground (class 2). All other points stay.',
  wrong: { from: 'setClassVisible(2, false)', to: 'setClassVisible(6, false)' },
  async judge(stage) {
    // Checks the model's settings, because the ground covers too few pixels of a picture.
    const [ground, others] = await stage.viewer(({ models: [cloud] }: CloudViewer) => [
      cloud?.isClassVisible?.(2),
      cloud?.isClassVisible?.(6),
    ]);
    expect(ground === false, 'the class ground hidden', ground ?? 'no point cloud');
    expect(others === true, 'the other classes shown', 'class 6 hidden');
    await stage.setCamera({ position: [...tanks.position], target: [...tanks.target] });
    const empty = (await stage.picture()).share((color) => isBackground(color));
    const seen = `background in ${(100 * empty).toFixed(0)} % of the picture`;
    expect(empty > 0.02 && empty < 0.9, 'the scan of the tanks', seen);
  },
});
