import { Cognite3DViewer } from '@cognite/reveal';
import { Color } from 'three';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#e8eef1') });

const cloud = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cloud);

// Shows only the ground.
for (const { code } of cloud.getClasses()) cloud.setClassVisible(code, code === 2);
