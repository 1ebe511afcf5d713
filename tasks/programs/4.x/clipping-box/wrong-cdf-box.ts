import { BoundingBoxClipper, Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const id = await model.mapTreeIndexToNodeId(123);
const [node] = await client.revisions3D.retrieve3DNodes(plant.modelId, plant.revisionId, [{ id }]);
const { min, max } = node!.boundingBox!;
// In Cognite Data Fusion, Z points up.
const box = new Box3(new Vector3(...min), new Vector3(...max)).expandByScalar(1);
viewer.setGlobalClippingPlanes(new BoundingBoxClipper(box).clippingPlanes);
