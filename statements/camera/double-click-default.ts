import type { DefaultCameraManager } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "By default, `changeCameraPositionOnDoubleClick` is false, and double-clicking a model doesn't move the camera of `DefaultCameraManager`. If you set the option to true, double-clicking moves the camera.",
  is: { byDefault: false, moved: [false, true] },
  expect: {
    '3.0.2': lacks('CameraControlsOptions.changeCameraPositionOnDoubleClick'),
    '4.29.0': holds,
  },
  run: async ({ viewer, cad, shown, mouse, until, sleep }) => {
    const manager = viewer.cameraManager as DefaultCameraManager;
    const options = manager.getCameraControlsOptions();
    await shown(await cad);
    const { position } = manager.getCameraState();
    const isMoved = () => manager.getCameraState().position.distanceTo(position) > 0.01;
    const { left, top } = viewer.domElement.getBoundingClientRect();
    const place = { clientX: left + 32, clientY: top + 32, bubbles: true };
    // These events trigger the SDK's listeners. The browser itself doesn't act on events that a script dispatches.
    const doubleClick = () => {
      mouse.click(32, 32);
      mouse.click(32, 32);
      viewer.canvas.dispatchEvent(new MouseEvent('dblclick', place));
    };
    doubleClick();
    // Wait long enough for a double-click's animation to end.
    await sleep(1500);
    const before = isMoved();
    manager.setCameraControlsOptions({ ...options, changeCameraPositionOnDoubleClick: true });
    doubleClick();
    await until(isMoved);
    return { byDefault: options.changeCameraPositionOnDoubleClick, moved: [before, isMoved()] };
  },
});
