import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

function run({ viewer }: Tools) {
  const far = new Vector3(1000, 0, 0);
  return {
    normalized: viewer.worldToScreen(far, true) === null,
    pixels: viewer.worldToScreen(far) === null,
  };
}

export default statement({
  says: '`Cognite3DViewer.worldToScreen()` gives null for a point out of sight when it is asked for normalized coordinates, and pixels otherwise.',
  is: { normalized: true, pixels: false },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.worldToScreen()` gives null for a point out of sight, normalized or not.',
      { normalized: true, pixels: true },
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
