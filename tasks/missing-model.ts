import { countModels } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'missing-model',
  prompt:
    'Try to show the CAD model with the `modelId` 4711 and the `revisionId` 4712, which doesn’t exist. Tell the user that model 4711 couldn’t be loaded, in an element with the role "alert". Then show `plant` instead.',
  wrong: { from: "'alert'", to: "'note'" },
  async judge(stage) {
    const text = await stage.until('an element with the role "alert"', async () =>
      (await stage.frame.getByRole('alert').allTextContents()).join(' ').trim(),
    );
    expect(/4711/.test(text) && text.length >= 15, 'an alert that names model 4711', text);
    const models = await countModels(stage);
    expect(models === 1, 'the plant instead', `${models} models`);
    await stage.still();
    const picture = await stage.pictureNow();
    expect(picture.colorCount() > 200, 'the plant rendered', `${picture.colorCount()} colors`);
  },
});
