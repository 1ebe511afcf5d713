import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const collection = await viewer.add360ImageSet('datamodels', {
  source: 'cdm',
  image360CollectionExternalId: 'image_collection_plant',
  space: 'demo_plant',
});

const status = document.createElement('div');
status.setAttribute('role', 'status');
status.style.cssText = 'position: absolute; top: 8px; left: 8px; background: #fff';
document.body.append(status);

const station = collection.image360Entities.find((image) => image.getRevisions().length > 1)!;
// The revisions aren't sorted by date.
await viewer.enter360Image(station, station.getRevisions().at(-1));
status.textContent = station.getActiveRevision().date!.toISOString().slice(0, 10);
