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

const [asset] = await client.assets.retrieve([{ externalId: 'R-202' }]);
const mappings = await client.assetMappings3D
  .list(plant.modelId, plant.revisionId, { assetId: asset!.id })
  .autoPagingToArray({ limit: Infinity });
const set = new IndexSet();
for (const { treeIndex, subtreeSize } of mappings) {
  set.addRange(new NumericRange(treeIndex!, subtreeSize!));
}
model.assignStyledNodeCollection(new TreeIndexNodeCollection(set), { color: new Color('blue') });
