import { BoundingBoxClipper, Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

const nodeId = await model.mapTreeIndexToNodeId(123);
const { min, max } = await model.getBoundingBoxByNodeId(nodeId);
const clipper = new BoundingBoxClipper();
clipper.minX = min.x - 1;
clipper.minY = min.y - 1;
clipper.minZ = min.z - 1;
clipper.maxX = max.x + 1;
clipper.maxY = max.y + 1;
clipper.maxZ = max.z + 1;
model.setModelClippingPlanes(clipper.clippingPlanes);
viewer.fitCameraToModel(model, 0);
