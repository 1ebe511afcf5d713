import { Cognite3DViewer } from '@cognite/reveal';
import { Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

const sphere = new Mesh(new SphereGeometry(3, 48, 32), new MeshBasicMaterial({ color: 0xff00ff }));
// Treats the position as CDF coordinates, in which Z points up.
sphere.position.set(0, 40, 0).applyMatrix4(model.getCdfToDefaultModelTransformation());
viewer.addObject3D(sphere);
