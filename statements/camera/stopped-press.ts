import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "Dragging doesn't move the camera if a capturing listener on the document stops `pointerdown` before it reaches the viewer's element.",
  is: { stopped: false, passed: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, mouse, until, drawn, sleep }) => {
    const manager = viewer.cameraManager;
    manager.setCameraState({ position: new Vector3(0, 0, 10), target: new Vector3() });
    await drawn();
    const hasMoved = () => manager.getCameraState().position.distanceTo(new Vector3(0, 0, 10)) > 1;
    const drag = () => {
      mouse.move(20, 32);
      mouse.down();
      mouse.move(40, 32);
    };
    const stop = (event: Event) => event.stopPropagation();
    document.addEventListener('pointerdown', stop, true);
    drag();
    await sleep(500);
    mouse.up();
    const stopped = hasMoved();
    document.removeEventListener('pointerdown', stop, true);
    drag();
    await until(hasMoved);
    mouse.up();
    return { stopped, passed: hasMoved() };
  },
});
