import { Cognite3DViewer, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
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
const { items } = await client.assetMappings3D.filter(plant.modelId, plant.revisionId, {
  filter: { assetIds: asset === undefined ? [] : [asset.id] },
});
for (const { treeIndex = 0, subtreeSize = 1 } of items) {
  const nodes = new TreeIndexNodeCollection(new NumericRange(treeIndex, subtreeSize));
  model.assignStyledNodeCollection(nodes, { color: new Color('#0000ff') });
}
