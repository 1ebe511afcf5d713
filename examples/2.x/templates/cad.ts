import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor(new THREE.Color('#e8eef1'));

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Go on from here: `model` styles and finds nodes, `viewer` listens to clicks and moves the camera.
// `./project` connects to the demo project and names its models: try `pumpSkid` instead of `plant`.
