import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const geometry = new THREE.BoxGeometry(6, 6, 6);
const color = new THREE.Color('#2a9d8f').toArray();
const colors = Array.from({ length: 24 }, () => color).flat();
geometry.setAttribute('color', new THREE.Float32BufferAttribute(colors, 3));
const cube = new THREE.Mesh(geometry, new THREE.MeshBasicMaterial({ vertexColors: true }));
cube.position.set(0, 40, 0);
viewer.addObject3D(cube);
