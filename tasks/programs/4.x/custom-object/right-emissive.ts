import { Cognite3DViewer } from '@cognite/reveal';
import { Group, IcosahedronGeometry, Mesh, MeshStandardMaterial } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

const material = new MeshStandardMaterial({ color: 'black', emissive: '#ff00ff' });
const ball = new Mesh(new IcosahedronGeometry(1, 12), material);
ball.scale.setScalar(3);
const group = new Group();
group.position.y = 40;
group.add(ball);
viewer.addObject3D(group);
