import { Cognite3DViewer, SinglePropertyFilterNodeCollection } from '@cognite/reveal';
import { Color } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const pumps = new SinglePropertyFilterNodeCollection(client, model);
await pumps.executeFilter('General', 'Type', ['Centrifugal pump']);
model.assignStyledNodeCollection(pumps, { color: new Color('#00ff00') });
