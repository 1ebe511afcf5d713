import { Cognite3DViewer } from '@cognite/reveal';
import {
  AmbientLight,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshLambertMaterial,
} from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Lighting makes the sides differ in brightness.
const color = new Color('#2a9d8f').convertLinearToSRGB();
const cube = new Mesh(new BoxGeometry(6, 6, 6), new MeshLambertMaterial({ color }));
cube.add(new AmbientLight('white', 1), new DirectionalLight('white', 2));
cube.position.set(0, 40, 0);
viewer.addObject3D(cube);
