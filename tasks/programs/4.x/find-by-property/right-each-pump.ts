import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const filter = { properties: { General: { Type: ['Centrifugal pump'] } } };
const pumps = client.revisions3D.filter3DNodes(plant.modelId, plant.revisionId, { filter });
for await (const { treeIndex } of pumps) {
  const pump = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(treeIndex));
  model.assignStyledNodeCollection(pump, { color: new Color(0, 1, 0) });
}
