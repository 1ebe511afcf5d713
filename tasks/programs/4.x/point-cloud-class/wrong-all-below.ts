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

// The class ground is the soil. Paving belongs to another class, which stays.
for (const { name, code } of cloud.getClasses()) {
  if (/ground|paving/i.test(name)) cloud.setClassVisible(code, false);
}
