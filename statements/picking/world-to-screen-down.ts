import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

function run({ viewer }: Tools) {
  const above = viewer.worldToScreen(new Vector3(0, 1, 0), true);
  const right = viewer.worldToScreen(new Vector3(1, 0, 0), true);
  return { above: (above?.y ?? 1) < 0.4, right: (right?.x ?? 0) > 0.6 };
}

export default statement({
  says: 'In normalized coordinates from `Cognite3DViewer.worldToScreen()`, x increases to the right, and y increases downward.',
  is: { above: true, right: true },
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
