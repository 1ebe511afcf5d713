import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// Searches for nodes by their tag instead of using the asset's mappings.
const nodes = new PropertyFilterNodeCollection(client, model);
model.assignStyledNodeCollection(nodes, { color: new Color(0, 0, 1) });
await nodes.executeFilter({ General: { Tag: 'R-202' } });
