import { AnnotationIdPointCloudObjectCollection, Cognite3DViewer } from '@cognite/reveal';
import { Color, Mesh, MeshBasicMaterial, SphereGeometry } from 'three';
import { client, pointCloud } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const cloud = await viewer.addPointCloudModel(pointCloud);
viewer.loadCameraFromModel(cloud);

// A ball marks the clicked point, and a label describes it.
const ball = new Mesh(new SphereGeometry(1), new MeshBasicMaterial({ color: '#d0509f' }));
ball.visible = false;
viewer.addObject3D(ball);
const text = document.createElement('output');
text.style.cssText =
  'position:absolute;left:12px;bottom:12px;padding:8px 12px;background:#fff;font:14px system-ui';
text.textContent = 'Click the scan.';
viewer.domElement.append(text);

let selected: AnnotationIdPointCloudObjectCollection | undefined;

async function react(x: number, y: number): Promise<void> {
  const hit = await viewer.getIntersectionFromPixel(x, y);
  if (selected !== undefined) cloud.unassignStyledObjectCollection(selected);
  selected = undefined;
  ball.visible = hit?.type === 'pointcloud';
  viewer.requestRedraw();
  if (hit?.type !== 'pointcloud') {
    text.textContent = 'No point there.';
    return;
  }

  // Convert to Cognite Data Fusion's coordinates, in which Z points up.
  const place = [hit.point.x, -hit.point.z, hit.point.y].map((value) => value.toFixed(2));
  text.textContent = `Point ${place.join(', ')} m, ${hit.distanceToCamera.toFixed(1)} m away`;
  ball.position.copy(hit.point);

  // If the point is in an annotated object, the hit contains the annotation's ID and asset.
  const { annotationId, assetRef } = hit.volumeMetadata ?? {};
  if (annotationId === undefined) return;
  selected = new AnnotationIdPointCloudObjectCollection([annotationId]);
  cloud.assignStyledObjectCollection(selected, { color: new Color('#00b3a4') });
  if (assetRef?.externalId === undefined) return;
  const [asset] = await client.assets.retrieve([{ externalId: assetRef.externalId }]);
  text.textContent = `${asset?.name}, ${asset?.description}: point ${place.join(', ')} m`;
}

viewer.on('click', ({ offsetX, offsetY }) => {
  // The request for the asset can fail.
  react(offsetX, offsetY).catch((error: unknown) => {
    text.textContent = `Could not read the asset. ${String(error)}`;
  });
});
