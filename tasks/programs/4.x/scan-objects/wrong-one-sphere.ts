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

const sphere = cloud.stylableObjects.find(({ assetRef }) =>
  /^S-10/.test(assetRef?.externalId ?? ''),
);
cloud.setDefaultPointCloudAppearance({ color: new Color(0, 0, 1) });
cloud.assignStyledObjectCollection(
  new AnnotationIdPointCloudObjectCollection([sphere!.annotationId]),
  { color: new Color(0, 1, 0) },
);
