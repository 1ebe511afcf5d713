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

collection.on('image360Entered', (_image, revision) => {
  status.textContent = revision.date!.toISOString().split('T')[0]!;
});
// The viewer enters the revision closest to this date.
collection.targetRevisionDate = new Date(0);
const stations = collection.image360Entities.filter((image) => image.getRevisions()[1]);
await viewer.enter360Image(stations[0]!);
