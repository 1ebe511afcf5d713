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

const idsOf = (isSphere: boolean) =>
  cloud.stylableObjects
    .filter(({ assetRef }) => ['S-101', 'S-102'].includes(assetRef?.externalId ?? '') === isSphere)
    .map(({ annotationId }) => annotationId);
cloud.assignStyledObjectCollection(new AnnotationIdPointCloudObjectCollection(idsOf(true)), {
  color: new Color(0, 1, 0),
});
cloud.assignStyledObjectCollection(new AnnotationIdPointCloudObjectCollection(idsOf(false)), {
  color: new Color(0, 0, 1),
});
