import { Cognite3DViewer } from '@cognite/reveal';
import { Mesh, ShaderMaterial, SphereGeometry } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

const material = new ShaderMaterial({
  fragmentShader: 'void main() { gl_FragColor = vec4(1, 0, 1, 1); }',
});
const geometry = new SphereGeometry(3, 64, 64).translate(0, 40, 0);
viewer.addObject3D(new Mesh(geometry, material));
