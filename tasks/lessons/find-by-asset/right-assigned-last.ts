import { AssetNodeCollection, Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(2258), 0);

const assets = await client.assets.retrieve([{ externalId: 'R-202' }]);
const collections = assets.map(async ({ id }) => {
  const nodes = new AssetNodeCollection(client, model);
  await nodes.executeFilter({ assetId: id });
  return nodes;
});
for (const nodes of await Promise.all(collections)) {
  model.assignStyledNodeCollection(nodes, { color: new Color(0, 0, 1) });
}
