import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

const { items } = await client.revisions3D.list3DNodes(plant.modelId, plant.revisionId, {
  properties: { General: { Tag: 'C-201' } },
});
const box = await model.getBoundingBoxByNodeId(items[0]!.id);
viewer.cameraManager.fitCameraToBoundingBox(box);
