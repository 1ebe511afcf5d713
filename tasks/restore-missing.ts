import { countModels, expectCamera, expectColor } from './look';
import { defineTask, expect } from './task';

const camera = { position: [-30, 18, 0], target: [-50, 4, -28] } as const;
const at = ([x, y, z]: readonly [number, number, number]) => ({ x, y, z });

const state = JSON.stringify({
  camera: { position: at(camera.position), target: at(camera.target) },
  models: [
    { modelId: 4711, revisionId: 4712, defaultNodeAppearance: {}, styledSets: [] },
    {
      modelId: 1001,
      revisionId: 2001,
      defaultNodeAppearance: {},
      styledSets: [
        {
          token: 'TreeIndexNodeCollection',
          state: [{ from: 3, count: 120 }],
          appearance: { color: [255, 0, 0] },
        },
      ],
    },
  ],
  clippingPlanes: [],
});

/** The task is based on `docs/troubleshooting.mdx#styles-are-missing-after-a-restore`. */
export default defineTask({
  name: 'restore-missing',
  prompt: [
    'An earlier session saved this view with `getViewState()`, with `plant` and model 4711 in the viewer:',
    `\n\n\`\`\`json\n${state}\n\`\`\`\n\n`,
    'Model 4711 has been deleted since. Copy the JSON to your program as a string, and restore the view: show `plant`, with the camera and the colors of the saved view. Tell the user that model 4711 is missing, in an element with the role "alert".',
  ].join(''),
  wrong: { from: 'modelId }) => modelId', to: 'revisionId }) => revisionId' },
  async judge(stage) {
    const text = await stage.until('an element with the role "alert"', async () =>
      (await stage.frame.getByRole('alert').allTextContents()).join(' ').trim(),
    );
    expect(text.includes('4711'), 'an alert that names model 4711', text);
    const models = await countModels(stage);
    expect(models === 1, 'only the plant', `${models} models`);
    await stage.still();
    await expectCamera(stage, camera);
    await expectColor(stage, 'T-101', '#ff0000');
    await expectColor(stage, 'T-102', '#ff0000', 'not');
  },
});
