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

const assets = await client.assets.retrieve([{ externalId: 'S-101' }, { externalId: 'S-102' }]);
const ids = new Set(assets.map(({ id }) => id));

const spheres: number[] = [];
const others: number[] = [];
cloud.traverseStylableObjects(({ annotationId, assetRef }) => {
  (ids.has(assetRef?.id ?? NaN) ? spheres : others).push(annotationId);
});
const style = (objects: number[], color: number) =>
  cloud.assignStyledObjectCollection(new AnnotationIdPointCloudObjectCollection(objects), {
    color: new Color(color),
  });
style(others, 0x0000ff);
style(spheres, 0x00ff00);
cloud.setDefaultPointCloudAppearance({ color: new Color(0x0000ff) });
