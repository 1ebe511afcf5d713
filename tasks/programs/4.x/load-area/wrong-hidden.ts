import { Cognite3DViewer, DefaultNodeAppearance, TreeIndexNodeCollection } from '@cognite/reveal';
import { Box3, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

// The rest of the plant is invisible, but the viewer still downloads it.
const area = new Box3(new Vector3(30, -1, -33), new Vector3(54, 10, -21));
viewer.fitCameraToBoundingBox(area, 0);
model.setDefaultNodeAppearance(DefaultNodeAppearance.Hidden);
const tower = new TreeIndexNodeCollection(Array.from({ length: 129 }, (_, index) => 2651 + index));
model.assignStyledNodeCollection(tower, DefaultNodeAppearance.Default);
