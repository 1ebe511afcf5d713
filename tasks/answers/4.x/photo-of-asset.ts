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

// Annotations refer to assets by internal ID.
const [asset] = await client.assets.retrieve([{ externalId: 'E-205' }]);
const found = await collection.findImageAnnotations({ assetRef: { id: asset!.id } });
// Each image in the set is a station. It has one revision for each time that the station was photographed.
status.textContent = String(new Set(found.map(({ image }) => image)).size);

const [first] = found;
if (first !== undefined) {
  await viewer.enter360Image(first.image, first.revision);
  const { position } = viewer.cameraManager.getCameraState();
  viewer.cameraManager.setCameraState({ position, target: first.annotation.getCenter() });
}
