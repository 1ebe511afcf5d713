import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

// The box contains the node with its descendants. A duration of 0 moves the camera immediately.
const column = await model.getBoundingBoxByTreeIndex(813);
viewer.fitCameraToBoundingBox(column, 0);
