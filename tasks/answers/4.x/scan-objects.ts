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

const tags = ['S-101', 'S-102'];
const spheres = cloud.stylableObjects
  .filter(({ assetRef }) => tags.includes(assetRef?.externalId ?? ''))
  .map(({ annotationId }) => annotationId);

// The default applies to all points that aren't in a styled object.
cloud.setDefaultPointCloudAppearance({ color: new Color(0, 0, 1) });
cloud.assignStyledObjectCollection(new AnnotationIdPointCloudObjectCollection(spheres), {
  color: new Color(0, 1, 0),
});
