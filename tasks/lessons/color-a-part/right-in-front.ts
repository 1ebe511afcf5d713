import { Cognite3DViewer, IndexSet, TreeIndexNodeCollection } from '@cognite/reveal';
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

const reactor = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(reactor, { color: new Color('red'), renderInFront: true });
const { from, toInclusive } = await model.getSubtreeTreeIndices(2136);
const indices = Array.from({ length: toInclusive - from + 1 }, (_, offset) => from + offset);
reactor.updateSet(new IndexSet(indices));
