import { Cognite3DViewer, NodeIdNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const assets = await client.assets
  .list({ filter: { name: 'R-202' } })
  .autoPagingToArray({ limit: Infinity });
const asset = assets.find(({ externalId }) => externalId === 'R-202')!;
const mappings = await client.assetMappings3D
  .list(plant.modelId, plant.revisionId)
  .autoPagingToArray({ limit: Infinity });
const ids = mappings.filter(({ assetId }) => assetId === asset.id).map(({ nodeId }) => nodeId);

const nodes = new NodeIdNodeCollection(client, model);
await nodes.executeFilter(ids);
model.assignStyledNodeCollection(nodes, { color: new Color('#00f') });
