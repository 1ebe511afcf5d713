import { Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "A viewer with a loaded CAD model doesn't redraw while nothing changes. It redraws when the camera moves, without a call to `requestRedraw()`.",
  is: { still: 0, moved: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, cad, loaded, drawn, sleep }) => {
    viewer.fitCameraToModel(await cad, 0);
    await loaded();
    await drawn();
    await sleep(1000);
    let frames = 0;
    viewer.on('sceneRendered', () => (frames += 1));
    await sleep(500);
    const still = frames;
    viewer.cameraManager.setCameraState({ position: new Vector3(9, 9, 9), target: new Vector3() });
    await sleep(500);
    return { still, moved: frames > still };
  },
});
