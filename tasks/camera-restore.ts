import { expectCamera, expectPlantInView, press } from './look';
import { defineTask } from './task';

const saved = { position: [28, 13, -38], target: [3, 11, -12] } as const;
const other = { position: [-20, 30, 60], target: [-20, 5, 0] } as const;

export default defineTask({
  name: 'camera-restore',
  prompt:
    'Show the CAD model `plant` with two buttons over it. "Save view" stores the position and target of the camera. "Restore view" moves the camera back there, even if the user has moved it since.',
  wrong: { from: '= saved;', to: '= viewer.cameraManager.getCameraState();' },
  async judge(stage) {
    await stage.setCamera({ position: [...saved.position], target: [...saved.target] });
    await expectPlantInView(stage);
    await press(stage, 'Save view');
    await stage.setCamera({ position: [...other.position], target: [...other.target] });
    await press(stage, 'Restore view');
    // Wait, because the program can animate the camera.
    await stage.still();
    await expectCamera(stage, saved);
    await stage.setCamera({ position: [...other.position], target: [...other.target] });
    await press(stage, 'Restore view');
    await stage.still();
    await expectCamera(stage, saved);
  },
});
