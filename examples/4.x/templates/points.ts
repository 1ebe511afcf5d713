import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, pointCloud } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const cloud = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cloud);

// Go on from here: `cloud` has the size, shape and color of points, and its classes.
// How many points are loaded is the viewer's `pointCloudBudget`.
