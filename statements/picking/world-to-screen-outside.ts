import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.worldToScreen()` gives null for a point out of sight when it is asked for normalized coordinates, and pixels otherwise.',
  is: { normalized: true, pixels: false },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    const far = new Vector3(1000, 0, 0);
    return {
      normalized: viewer.worldToScreen(far, true) === null,
      pixels: viewer.worldToScreen(far) === null,
    };
  },
});
