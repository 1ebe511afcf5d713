import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// In this release, three.js doesn't convert colors, so these numbers give the same color as `'#264653'`.
viewer.setBackgroundColor(new THREE.Color(38 / 255, 70 / 255, 83 / 255));
