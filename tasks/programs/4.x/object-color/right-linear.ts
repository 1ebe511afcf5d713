import { Cognite3DViewer } from '@cognite/reveal';
import { BoxGeometry, Color, LinearSRGBColorSpace, Mesh, MeshBasicMaterial } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// three.js doesn't convert colors that are specified in the linear color space.
const color = new Color().setHex(0x2a9d8f, LinearSRGBColorSpace);
const cube = new Mesh(new BoxGeometry(6, 6, 6), new MeshBasicMaterial({ color }));
cube.position.set(0, 40, 0);
viewer.addObject3D(cube);
