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

const reactor = new TreeIndexNodeCollection(new NumericRange(2136, 122));
model.assignStyledNodeCollection(reactor, { color: new Color('#ff0000') }, 2);
