import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pointCloud } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
  ssaoQualityHint: 'disabled', // shades surfaces, and points have none
});
viewer.setBackgroundColor(new THREE.Color('#e8eef1'));

const cloud = await viewer.addPointCloudModel(pointCloud);
cloud.pointSize = 0.5;

// A camera that is stored with a scan has Z up, and the viewer has Y up: put the camera yourself.
viewer.setCameraPosition(new THREE.Vector3(-44, 46, 61));
viewer.setCameraTarget(new THREE.Vector3(0, 7, 0));

// Go on from here: `cloud` has the size, shape and color of points, and its classes.
// How many points are loaded is the viewer's `pointCloudBudget`.
