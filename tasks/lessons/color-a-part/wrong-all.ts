import { Cognite3DViewer } from '@cognite/reveal';
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

model.setDefaultNodeAppearance({ color: new Color(1, 0, 0) });
