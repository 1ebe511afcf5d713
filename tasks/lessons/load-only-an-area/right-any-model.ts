import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const center = new Vector3(-52.5, 7.5, -21.5);
const boundingBox = new Box3().setFromCenterAndSize(center, new Vector3(19, 17, 37));
const { modelId, revisionId } = plant;

const model = await viewer.addModel({
  modelId,
  revisionId,
  geometryFilter: { boundingBox, isBoundingBoxInModelCoordinates: true },
});
viewer.loadCameraFromModel(model);
