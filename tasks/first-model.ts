import { demoNode, middleOf } from '../tests/tools';
import { countModels, isBackground } from './look';
import { defineTask, expect } from './task';

/** Equipment at the ends of the plant. */
const ends = ['T-101', 'S-101', 'CT-401', 'K-301B'];

export default defineTask({
  name: 'first-model',
  prompt:
    'Show the CAD model `plant` on a background of the color #e8eef1. Place the camera so that the whole plant is in view.',
  wrong: { from: 'viewer.loadCameraFromModel(model);', to: '' },
  async judge(stage) {
    const models = await countModels(stage);
    expect(models === 1, 'one model', models);
    const picture = await stage.picture();
    const empty = picture.share((color) => isBackground(color));
    expect(empty > 0.03, 'a background of #e8eef1', `${(100 * empty).toFixed(0)} % of the picture`);
    const middle = picture.part({ x: 160, y: 90, width: 320, height: 180 });
    const drawn = 1 - middle.share((color) => isBackground(color));
    expect(
      drawn > 0.4 && middle.colorCount() > 200,
      'the plant in the middle of the picture',
      `it fills ${(100 * drawn).toFixed(0)} % of it`,
    );
    for (const name of ends) {
      const pixel = await stage.pixelOf(middleOf(demoNode(name)));
      expect(pixel !== undefined, `${name} in view`, 'it is outside of the picture');
    }
  },
});
