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

const reactor = new TreeIndexNodeCollection();
model.assignStyledNodeCollection(reactor, { color: new Color('red') });

const indices = new IndexSet();
await model.iterateSubtreeByTreeIndex(2136, (treeIndex) => indices.add(treeIndex));
reactor.updateSet(indices);
