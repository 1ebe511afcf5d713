import { demoNode } from '../tests/tools';
import { expectAllInView, isBackground } from './look';
import { defineTask, expect } from './task';

const ground = 2;

interface CloudViewer {
  readonly models: readonly {
    hasClass?(code: number): boolean;
    isClassVisible?(code: number): boolean;
  }[];
}

export default defineTask({
  name: 'point-cloud-class',
  prompt:
    'Show the point cloud `pointCloud` on a background of the color #e8eef1, without the points of the class ground (class 2). All other points stay. Place the camera so that the whole scan is in view.',
  wrong: { from: 'setClassVisible(2, false)', to: 'setClassVisible(6, false)' },
  async judge(stage) {
    const empty = (await stage.picture()).share((color) => isBackground(color));
    const seen = `${(100 * empty).toFixed(0)} % of the picture`;
    expect(empty > 0.03, 'a background of #e8eef1', seen);
    expect(empty < 0.98, 'the scan in view', `a background of ${seen}`);
    await expectAllInView(stage);

    // The ground covers too few pixels to detect it in the picture, so check the model's settings.
    const classes = await stage.viewer(({ models: [cloud] }: CloudViewer) =>
      Array.from({ length: 256 }, (_, code) => code)
        .filter((code) => cloud?.hasClass?.(code) === true)
        .map((code) => ({ code, isVisible: cloud?.isClassVisible?.(code) === true })),
    );
    expect(classes.length > 1, 'a point cloud with classes', classes);
    for (const { code, isVisible } of classes) {
      const words = `class ${code} ${code === ground ? 'hidden' : 'visible'}`;
      expect(isVisible !== (code === ground), words, isVisible ? 'visible' : 'hidden');
    }
    for (const name of ['T-101', 'C-201', 'S-102']) {
      await stage.lookAt(demoNode(name), 2);
      const middle = (await stage.picture()).part({ x: 305, y: 165, width: 30, height: 30 });
      const points = 1 - middle.share((color) => isBackground(color));
      expect(points > 0.1, `the points of ${name}`, `points in ${(100 * points).toFixed(0)} %`);
    }
  },
});
