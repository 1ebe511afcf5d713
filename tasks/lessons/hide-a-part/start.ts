import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const model = await viewer.addCadModel(plant);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(3), 0);

// The collection is still empty.
// Select the nodes of the tank here.
const nodes = new TreeIndexNodeCollection([]);
model.assignStyledNodeCollection(nodes, DefaultNodeAppearance.Hidden);
