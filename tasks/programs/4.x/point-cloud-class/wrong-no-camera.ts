import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

// Adding a model doesn't move the camera, so most of the scan is out of view.
const cloud = await viewer.addPointCloudModel(pointCloud);
cloud.setClassVisible(2, false);
