import { Cognite3DViewer, DefaultNodeAppearance } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
viewer.fitCameraToBoundingBox(await model.getBoundingBoxByTreeIndex(3), 0);

model.setDefaultNodeAppearance(DefaultNodeAppearance.Hidden);
