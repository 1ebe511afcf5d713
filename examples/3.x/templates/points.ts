import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pointCloud } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor(new THREE.Color('#e8eef1'));

const cloud = await viewer.addPointCloudModel(pointCloud);
cloud.pointSize = 1;
viewer.loadCameraFromModel(cloud);

// Go on from here: `cloud` has the size, shape and color of points, and its classes.
// How many points are loaded is the viewer's `pointCloudBudget`.
