import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'While the camera moves, `movingCameraResolutionFactor: 0.25` halves the width and height of the canvas. When the camera stops, the canvas returns to its full size.',
  is: { moving: [32, 32], atRest: [64, 64] },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ viewer, drawn, until }) => {
    await drawn();
    viewer.setResolutionOptions({ movingCameraResolutionFactor: 0.25 });
    await drawn();
    const size = () => [viewer.canvas.width, viewer.canvas.height];
    let step = 0;
    await until(() => {
      step += 1;
      viewer.cameraManager.setCameraState({
        position: new Vector3(step, 0, 9),
        target: new Vector3(),
      });
      return viewer.canvas.width < 64;
    });
    const moving = size();
    await until(() => viewer.canvas.width === 64);
    return { moving, atRest: size() };
  },
});
