import { Cognite3DViewer } from '@cognite/reveal';
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
  let isFound = false;
  for (const revision of image.getRevisions()) {
    for (const annotation of await revision.getAnnotations()) {
      const { data } = annotation.annotation;
      if (!('assetRef' in data) || data.assetRef?.externalId !== 'E-205') continue;
      isFound = true;
      show ??= async () => {
        await viewer.enter360Image(image, revision);
        const { position } = viewer.cameraManager.getCameraState();
        // Before the viewer enters the image, the center isn't in viewer coordinates.
        viewer.cameraManager.setCameraState({ position, target: annotation.getCenter() });
      };
    }
  }
  if (isFound) stations += 1;
}
status.textContent = stations.toString();
await show?.();
