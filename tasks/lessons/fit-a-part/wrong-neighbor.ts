import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addCadModel(plant);

// This is the box of C-202.
const box = await model.getBoundingBoxByTreeIndex(1064);
viewer.fitCameraToBoundingBox(box);
