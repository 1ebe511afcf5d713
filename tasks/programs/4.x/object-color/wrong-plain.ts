import { Cognite3DViewer } from '@cognite/reveal';
import { BoxGeometry, Mesh, MeshBasicMaterial } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Nothing converts this color back to sRGB, so the cube is too dark.
const material = new MeshBasicMaterial({ color: '#2a9d8f' });
const cube = new Mesh(new BoxGeometry(6, 6, 6), material);
cube.position.set(0, 40, 0);
viewer.addObject3D(cube);
