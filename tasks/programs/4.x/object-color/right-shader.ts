import { Cognite3DViewer } from '@cognite/reveal';
import { BoxGeometry, Mesh, ShaderMaterial } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const material = new ShaderMaterial({
  fragmentShader: 'void main() { gl_FragColor = vec4(vec3(42.0, 157.0, 143.0) / 255.0, 1.0); }',
});
const cube = new Mesh(new BoxGeometry(6, 6, 6), material);
cube.position.set(0, 40, 0);
viewer.addObject3D(cube);
