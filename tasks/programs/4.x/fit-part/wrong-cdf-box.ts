import { Cognite3DViewer } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// In CDF's bounding boxes, Z points up, not Y.
const [node] = await client.revisions3D
  .filter3DNodes(plant.modelId, plant.revisionId, { filter: { names: ['C-201'] } })
  .autoPagingToArray({ limit: 1 });
const { min, max } = node!.boundingBox!;
viewer.fitCameraToBoundingBox(new Box3(new Vector3(...min), new Vector3(...max)), 0);
