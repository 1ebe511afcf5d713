import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The keys W and S move the camera forward and back, A and D sideways, E and Q up and down, and arrows turn it.',
  is: {
    KeyW: [0, 0, -1],
    KeyS: [0, 0, 1],
    KeyA: [-1, 0, 0],
    KeyD: [1, 0, 0],
    KeyE: [0, 1, 0],
    KeyQ: [0, -1, 0],
    ArrowLeft: true,
  },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, until, drawn }) => {
    const manager = viewer.cameraManager;
    const start = { position: new Vector3(0, 0, 10), target: new Vector3() };
    const press = (type: string, code: string) =>
      viewer.domElement.dispatchEvent(new KeyboardEvent(type, { code, bubbles: true }));
    const way: Record<string, unknown> = {};
    for (const code of ['KeyW', 'KeyS', 'KeyA', 'KeyD', 'KeyE', 'KeyQ']) {
      manager.setCameraState(start);
      await drawn();
      press('keydown', code);
      const moved = () => manager.getCameraState().position.sub(start.position);
      await until(() => moved().length() > 0.05);
      press('keyup', code);
      way[code] = moved()
        .normalize()
        .toArray()
        .map((value) => Math.round(value) + 0);
    }
    manager.setCameraState(start);
    await drawn();
    const { rotation } = manager.getCameraState();
    press('keydown', 'ArrowLeft');
    await until(() => manager.getCameraState().rotation.angleTo(rotation) > 0.01);
    press('keyup', 'ArrowLeft');
    return { ...way, ArrowLeft: true };
  },
});
