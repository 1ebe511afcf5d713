import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const model = await viewer.addModel(plant);
viewer.loadCameraFromModel(model);

// Add the point cloud here.
console.log('IDs of the scan:', pointCloud);
