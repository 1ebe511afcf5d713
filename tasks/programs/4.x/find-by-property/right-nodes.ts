import { Cognite3DViewer, IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const { modelId, revisionId } = plant;
const pumps = await client.revisions3D
  .list3DNodes(modelId, revisionId, { properties: { General: { Type: 'Centrifugal pump' } } })
  .autoPagingToArray({ limit: Infinity });

const parts = new IndexSet();
for (const { treeIndex, subtreeSize } of pumps)
  parts.addRange(new NumericRange(treeIndex, subtreeSize));
model.assignStyledNodeCollection(new TreeIndexNodeCollection(parts), { color: new Color('lime') });
