import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

function run({ viewer }: Tools) {
  const behind = new Vector3(0, 0, 10);
  const pixels = viewer.worldToScreen(behind);
  return {
    pixels: pixels && [Math.round(pixels.x), Math.round(pixels.y)],
    normalized: viewer.worldToScreen(behind, true),
    // For comparison, a point in front of the camera has normalized coordinates.
    ahead: viewer.worldToScreen(new Vector3(), true) !== null,
  };
}

export default statement({
  says: 'For a point behind the camera, `Cognite3DViewer.worldToScreen()` returns pixel coordinates that might be inside the viewer. If `normalize` is true, it returns null.',
  is: { pixels: [32, 32], normalized: null, ahead: true },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.worldToScreen()` returns null for a point behind the camera, whether `normalize` is true or not.',
      { pixels: null, normalized: null, ahead: true },
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': (tools) => {
      tools.viewer.setCameraPosition(new Vector3(0, 0, 5));
      tools.viewer.setCameraTarget(new Vector3());
      return run(tools);
    },
    '3.3.0': (tools) => {
      const [position, target] = [new Vector3(0, 0, 5), new Vector3()];
      tools.viewer.cameraManager.setCameraState({ position, target });
      return run(tools);
    },
  },
});
