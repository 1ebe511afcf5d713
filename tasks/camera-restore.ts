import { expectCamera, press } from './look';
import { defineTask } from './task';

const saved = { position: [28, 13, -38], target: [3, 11, -12] } as const;
const other = { position: [-20, 30, 60], target: [-20, 5, 0] } as const;

export default defineTask({
  name: 'camera-restore',
  prompt:
    'Show the CAD model `plant`, and two buttons over it. "Save view" remembers where the camera is and what it looks at. "Restore view" brings the camera back there, also when the user has moved it meanwhile.',
  wrong: { from: '= saved;', to: '= viewer.cameraManager.getCameraState();' },
  async judge(stage) {
    await stage.setCamera({ position: [...saved.position], target: [...saved.target] });
    await press(stage, 'Save view');
    await stage.setCamera({ position: [...other.position], target: [...other.target] });
    await press(stage, 'Restore view');
    // The camera may fly there.
    await stage.still();
    await expectCamera(stage, saved);
    await stage.setCamera({ position: [...other.position], target: [...other.target] });
    await press(stage, 'Restore view');
    await stage.still();
    await expectCamera(stage, saved);
  },
});
