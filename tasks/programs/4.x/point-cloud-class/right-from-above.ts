import {
  Cognite3DViewer,
  CognitePointCloudModel,
  WellKnownAsprsPointClassCodes,
} from '@cognite/reveal';
import { Color, Sphere, Vector3 } from 'three';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const cloud = await viewer.addModel(pointCloud);
if (!(cloud instanceof CognitePointCloudModel)) throw new Error('The model is not a point cloud.');
cloud.setClassVisible(WellKnownAsprsPointClassCodes.Ground, false);

const { center, radius } = cloud.getModelBoundingBox().getBoundingSphere(new Sphere());
const direction = new Vector3(0, 1, 1).normalize();
viewer.cameraManager.setCameraState({
  position: center.clone().addScaledVector(direction, 1.3 * radius),
  target: center,
});
