import { Cognite3DViewer } from '@cognite/reveal';
import { Color, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

await viewer.addModel(plant);
// From here, the plant is only a tiny spot.
viewer.cameraManager.setCameraState({
  position: new Vector3(400, 300, 600),
  target: new Vector3(0, 5, 0),
});
