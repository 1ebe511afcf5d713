import { Cognite3DViewer, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const { from, toInclusive } = await model.getSubtreeTreeIndices(2136);
// The second argument of a range is the number of indices, not the last index.
const reactor = new TreeIndexNodeCollection(new NumericRange(from, toInclusive));
model.assignStyledNodeCollection(reactor, { color: new Color(1, 0, 0) });
