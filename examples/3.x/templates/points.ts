import { Cognite3DViewer } from '@cognite/reveal';
import { client, pointCloud } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const cloud = await viewer.addPointCloudModel(pointCloud);
cloud.pointSize = 1;
viewer.loadCameraFromModel(cloud);

// Add your code here. `cloud` controls the points' size, shape, and color.
// `viewer.pointCloudBudget` limits the number of loaded points.
