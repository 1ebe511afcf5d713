import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

function run({ viewer }: Tools) {
  const far = new Vector3(1000, 0, 0);
  return {
    normalized: viewer.worldToScreen(far, true) === null,
    pixels: viewer.worldToScreen(far) === null,
    // For comparison, a point in the view has normalized coordinates.
    inside: viewer.worldToScreen(new Vector3(), true) !== null,
  };
}

export default statement({
  says: 'For a point outside the view, `Cognite3DViewer.worldToScreen()` returns pixel coordinates. If `normalize` is true, it returns null.',
  is: { normalized: true, pixels: false, inside: true },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.worldToScreen()` returns null for a point outside the view, whether `normalize` is true or not.',
      { normalized: true, pixels: true, inside: true },
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
