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
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(2136), 0);

// These are the nodes of R-202.
const reactor = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(2258));
model.assignStyledNodeCollection(reactor, { color: new Color(1, 0, 0) });
