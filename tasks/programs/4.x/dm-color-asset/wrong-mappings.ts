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

const [asset] = await client.assets.list({ filter: { name: 'R-202' } }).autoPagingToArray();

// Uses classic asset mappings instead of the data model.
const parts = new AssetNodeCollection(client, model);
model.assignStyledNodeCollection(parts, { color: new Color(0, 0, 1) });
await parts.executeFilter({ assetId: asset!.id });
