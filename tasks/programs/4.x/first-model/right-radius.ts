import { Cognite3DViewer } from '@cognite/reveal';
import { Color, Sphere, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addModel(plant);

const { center, radius } = model.getModelBoundingBox().getBoundingSphere(new Sphere());
const direction = new Vector3(0, 1, 1).normalize();
viewer.cameraManager.setCameraState({
  position: center.clone().addScaledVector(direction, 1.3 * radius),
  target: center,
});
