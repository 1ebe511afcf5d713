import { countModels, expectAllInView, isBackground } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'first-model',
  prompt:
    'Show the CAD model `plant` on a background of the color #e8eef1. Place the camera so that the whole plant is in view and fills at least 15 % of the picture.',
  wrong: { from: 'viewer.loadCameraFromModel(model);', to: '' },
  async judge(stage) {
    const models = await countModels(stage);
    expect(models === 1, 'one model', models);
    const picture = await stage.picture();
    const empty = picture.share((color) => isBackground(color));
    expect(empty > 0.03, 'a background of #e8eef1', `${(100 * empty).toFixed(0)} % of the picture`);
    expect(
      empty < 0.86 && picture.colorCount() > 200,
      'at least 15 % of the picture filled by the plant',
      `${(100 - 100 * empty).toFixed(0)} % with ${picture.colorCount()} colors`,
    );
    await expectAllInView(stage);
  },
});
