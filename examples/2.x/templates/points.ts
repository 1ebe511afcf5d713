import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pointCloud } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  ssaoQualityHint: 'disabled', // points have no surfaces to shade
});

const cloud = await viewer.addPointCloudModel(pointCloud);
cloud.pointSize = 0.5;

// Set the camera here, because the camera stored with a scan has Z up instead of Y up.
viewer.setCameraPosition(new THREE.Vector3(-44, 46, 61));
viewer.setCameraTarget(new THREE.Vector3(0, 7, 0));

// Add your code here. `cloud` controls the size, shape, color, and classes of points.
// `viewer.pointCloudBudget` limits the number of loaded points.
