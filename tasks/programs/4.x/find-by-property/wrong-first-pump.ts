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
});
// Colors only the first pump, but the plant has more.
const pump = await model.getSubtreeTreeIndices(items[0]!.treeIndex);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(pump), { color: new Color(0, 1, 0) });
