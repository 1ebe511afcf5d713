import { AnnotationIdPointCloudObjectCollection, Cognite3DViewer } from '@cognite/reveal';
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

cloud.setDefaultPointCloudAppearance({ visible: true, color: new Color('blue') });
for (const { annotationId, assetRef } of cloud.stylableObjects) {
  if (!/^S-10[12]$/.test(assetRef?.externalId ?? '')) continue;
  const object = new AnnotationIdPointCloudObjectCollection([annotationId]);
  cloud.assignStyledObjectCollection(object, { visible: true, color: new Color('lime') });
}
