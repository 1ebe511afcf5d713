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

// Hides too many classes. Only soil has the "ground" class. Paving has its own class, which must stay visible.
for (const { name, code } of cloud.getClasses()) {
  if (/ground|paving/i.test(name)) cloud.setClassVisible(code, false);
}
