import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'For a point behind the camera, `Cognite3DViewer.worldToScreen()` gives pixels that may lie within the viewer; when it is asked for normalized coordinates, it gives null.',
  is: { pixels: [32, 32], normalized: null },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ viewer }) => {
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    const behind = new Vector3(0, 0, 10);
    const pixels = viewer.worldToScreen(behind);
    return {
      pixels: pixels && [Math.round(pixels.x), Math.round(pixels.y)],
      normalized: viewer.worldToScreen(behind, true),
    };
  },
});
