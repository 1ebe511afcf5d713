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

// The node itself has no geometry.
model.assignStyledNodeCollection(new TreeIndexNodeCollection([2136]), {
  color: new Color(1, 0, 0),
});
