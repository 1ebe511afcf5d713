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

// Set a camera, because a scan's own camera has Z up instead of Y up.
viewer.setCameraPosition(new THREE.Vector3(-44, 46, 61));
viewer.setCameraTarget(new THREE.Vector3(0, 7, 0));

// Add your code here. `cloud` controls the points' size, shape, and color.
// `viewer.pointCloudBudget` limits the number of loaded points.
