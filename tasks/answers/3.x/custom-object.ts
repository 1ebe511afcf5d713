import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

// The viewer's scene has no lights, and a basic material doesn't need any.
const sphere = new THREE.Mesh(
  new THREE.SphereGeometry(3, 48, 32),
  new THREE.MeshBasicMaterial({ color: 0xff00ff }),
);
sphere.position.set(0, 40, 0);
viewer.addObject3D(sphere);
