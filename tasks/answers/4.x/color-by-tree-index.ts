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

// Styles don't apply to children of nodes, so pass the whole subtree.
const reactor = await model.getSubtreeTreeIndices(2136);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(reactor), {
  color: new Color(1, 0, 0),
});
