import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Only later releases need this conversion. In this release, it makes the cube too bright.
const material = new THREE.MeshBasicMaterial({ color: '#2a9d8f' });
material.color.convertLinearToSRGB();
const cube = new THREE.Mesh(new THREE.BoxGeometry(6, 6, 6), material);
cube.position.set(0, 40, 0);
viewer.addObject3D(cube);
