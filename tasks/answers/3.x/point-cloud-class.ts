import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor(new THREE.Color('#e8eef1'));

const cloud = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cloud);

// The class codes come from the LAS specification, in which 2 is ground.
cloud.setClassVisible(2, false);
