import { Cognite3DViewer, PotreePointColorType, THREE } from '@cognite/reveal';
import { client, pointCloud } from '../project';
import { variant } from './variant';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addPointCloudModel(pointCloud);

const type = Object.entries(PotreePointColorType).find(([name]) => name === variant)?.[1];
if (typeof type !== 'number') throw new Error(`There is no point color type "${variant}".`);
model.pointColorType = type;
viewer.cameraManager.setCameraState({
  position: new THREE.Vector3(-46, 34, 46),
  target: new THREE.Vector3(-16, 4, 0),
});
