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

const infos = await collection.getAnnotationsInfo('assets');
const own = infos.filter(({ annotationInfo: { data } }) => data.assetRef.externalId === 'E-205');
status.textContent = `${new Set(own.map(({ imageEntity }) => imageEntity.label)).size}`;

const last = own.at(-1);
if (last !== undefined) {
  await viewer.enter360Image(last.imageEntity, last.imageRevision);
  const annotations = await last.imageRevision.getAnnotations();
  const shown = annotations.find(({ annotation }) => annotation.id === last.annotationInfo.id);
  const { position } = viewer.cameraManager.getCameraState();
  viewer.cameraManager.setCameraState({ position, target: shown!.getCenter() });
}
