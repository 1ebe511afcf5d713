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

// Each image in the collection is a station. The station's revisions are the photos taken there.
const station = collection.image360Entities.find((image) => image.getRevisions().length > 1);
const timeOf = ({ date }: { readonly date: Date | undefined }) => date?.getTime() ?? Infinity;
const revisions = [...(station?.getRevisions() ?? [])];
const [oldest] = revisions.sort((a, b) => timeOf(a) - timeOf(b));
if (station !== undefined && oldest !== undefined) {
  await viewer.enter360Image(station, oldest);
  status.textContent = oldest.date?.toISOString().slice(0, 10) ?? '';
}
