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

// The parts become pale, but they're still solid.
model.setDefaultNodeAppearance({ color: new Color(0.9, 0.9, 0.9) });
const sphere = await model.getSubtreeTreeIndices(442);
model.assignStyledNodeCollection(new TreeIndexNodeCollection(sphere), { renderInFront: true });
