import { requestsOf } from '../tests/tools';
import { countModels, expectPlantInView } from './look';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'missing-model',
  prompt:
    'Try to show the CAD model with the `modelId` 4711 and the `revisionId` 4712, which doesn’t exist. Tell the user that model 4711 couldn’t be loaded, in an element with the role "alert". Then show `plant` instead.',
  wrong: { from: "'alert'", to: "'note'" },
  async judge(stage) {
    const asked = (await requestsOf(stage.page)).map(({ url, body }) => `${url} ${body}`);
    expect(
      asked.some((text) => /\b471[12]\b/.test(text)),
      'a request for model 4711',
      `${asked.length} requests, none of that kind`,
    );
    const text = await stage.until('an element with the role "alert"', async () =>
      (await stage.frame.getByRole('alert').allTextContents()).join(' ').trim(),
    );
    expect(/4711/.test(text) && text.length >= 10, 'an alert that names model 4711', text);
    const models = await countModels(stage);
    expect(models === 1, 'the plant instead', `${models} models`);
    await expectPlantInView(stage);
  },
});
