import { Cognite3DViewer } from '@cognite/reveal';
import * as THREE from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const material = new THREE.MeshBasicMaterial({ color: '#2a9d8f' });
// The viewer doesn't convert the colors of your own objects to sRGB.
material.color.convertLinearToSRGB();
const cube = new THREE.Mesh(new THREE.BoxGeometry(6, 6, 6), material);
cube.position.set(0, 40, 0);
viewer.addObject3D(cube);
