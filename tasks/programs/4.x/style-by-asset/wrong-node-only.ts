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

const [asset] = await client.assets.retrieve([{ externalId: 'R-202' }]);
const mappings = await client.assetMappings3D
  .list(plant.modelId, plant.revisionId, { assetId: asset!.id })
  .autoPagingToArray({ limit: Infinity });
// Styles only the mapped nodes, but the geometry belongs to their descendants.
const nodes = new TreeIndexNodeCollection(mappings.map(({ treeIndex }) => treeIndex!));
model.assignStyledNodeCollection(nodes, { color: new Color(0, 0, 1) });
