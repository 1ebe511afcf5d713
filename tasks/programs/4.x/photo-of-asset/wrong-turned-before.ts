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

const [asset] = await client.assets.retrieve([{ externalId: 'E-205' }]);
const found = await collection.findImageAnnotations({ assetRef: { id: asset!.id } });
status.textContent = String(new Set(found.map(({ image }) => image)).size);

const { image, revision, annotation } = found[0]!;
const { position } = viewer.cameraManager.getCameraState();
viewer.cameraManager.setCameraState({ position, target: annotation.getCenter() });
await viewer.enter360Image(image, revision);
