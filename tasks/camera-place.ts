import { expectCamera, expectPlantInView } from './look';
import { defineTask } from './task';

export default defineTask({
  name: 'camera-place',
  prompt:
    'Show the CAD model `plant`. Place the camera at (28, 13, -38), looking at the point (3, 11, -12).',
  wrong: { from: '-38', to: '38' },
  async judge(stage) {
    await stage.still();
    await expectCamera(stage, { position: [28, 13, -38], target: [3, 11, -12] });
    await expectPlantInView(stage);
  },
});
