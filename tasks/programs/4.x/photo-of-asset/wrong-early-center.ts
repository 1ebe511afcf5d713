import { Cognite3DViewer } from '@cognite/reveal';
import type { Vector3 } from 'three';
import { client } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const collection = await viewer.add360ImageSet('events', { site_id: 'plant' });

const status = document.createElement('div');
status.setAttribute('role', 'status');
status.style.cssText = 'position: absolute; top: 8px; left: 8px; background: #fff';
document.body.append(status);

let stations = 0;
let show: (() => Promise<void>) | undefined;
for (const image of collection.image360Entities) {
  let center: Vector3 | undefined;
  for (const revision of image.getRevisions()) {
    for (const annotation of await revision.getAnnotations()) {
      const { data } = annotation.annotation;
      if (!('assetRef' in data) || data.assetRef?.externalId !== 'E-205') continue;
      const target = (center = annotation.getCenter());
      show ??= async () => {
        await viewer.enter360Image(image, revision);
        const { position } = viewer.cameraManager.getCameraState();
        viewer.cameraManager.setCameraState({ position, target });
      };
    }
  }
  if (center !== undefined) stations += 1;
}
status.textContent = stations.toString();
await show?.();
