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

const { items } = await client.revisions3D.list3DNodes(plant.modelId, plant.revisionId, {
  properties: { General: { Type: 'Centrifugal pump' } },
  limit: 1000,
});
// The geometry belongs to descendants of these nodes.
const pumps = new TreeIndexNodeCollection(items.map(({ treeIndex }) => treeIndex));
model.assignStyledNodeCollection(pumps, { color: new Color(0, 1, 0) });
