import { Cognite3DViewer } from '@cognite/reveal';
import { Mesh, MeshStandardMaterial, SphereGeometry } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

// Without lights, this material is black.
const material = new MeshStandardMaterial({ color: 0xff00ff });
const sphere = new Mesh(new SphereGeometry(3, 48, 32), material);
sphere.position.set(0, 40, 0);
viewer.addObject3D(sphere);
