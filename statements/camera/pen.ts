import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Dragging with a pen doesn't move the camera of `DefaultCameraManager`. Dragging with a mouse does.",
  is: { pen: false, mouse: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, pointer, drawn, sleep }) => {
    const manager = viewer.cameraManager;
    const drag = async (kind: 'pen' | 'mouse') => {
      manager.setCameraState({ position: new Vector3(0, 0, 10), target: new Vector3() });
      await drawn();
      const hand = pointer(kind);
      hand.move(20, 32);
      hand.down();
      hand.move(40, 32);
      await sleep(700);
      hand.up();
      return Math.abs(manager.getCameraState().position.x) > 1;
    };
    return { pen: await drag('pen'), mouse: await drag('mouse') };
  },
});
