import { Color, Vector3 } from 'three';
import { Cognite3DViewer, PointColorType } from '@cognite/reveal';
import { client, pointCloud } from '../project';
import { variant } from './variant';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });
const model = await viewer.addPointCloudModel(pointCloud);

const type = Object.entries(PointColorType).find(([name]) => name === variant)?.[1];
if (typeof type !== 'number') throw new Error(`There is no point color type "${variant}".`);
model.pointColorType = type;
viewer.cameraManager.setCameraState({
  position: new Vector3(-46, 34, 46),
  target: new Vector3(-16, 4, 0),
});
