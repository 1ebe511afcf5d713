import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
const { image360Entities } = await viewer.add360ImageSet('datamodels', {
  source: 'cdm',
  image360CollectionExternalId: 'image_collection_plant',
  space: 'demo_plant',
});

const status = document.createElement('div');
status.setAttribute('role', 'status');
status.style.cssText = 'position: absolute; top: 8px; left: 8px; background: #fff';
document.body.append(status);

const dated = image360Entities.flatMap((image) => {
  const revisions = image.getRevisions();
  const days = new Set(revisions.map(({ date }) => date?.toDateString()));
  return days.size < 2 ? [] : revisions.map((revision) => ({ image, revision }));
});
dated.sort((a, b) => Number(a.revision.date) - Number(b.revision.date));
const { image, revision } = dated[0]!;
await viewer.enter360Image(image, revision);
const two = (value: number) => String(value).padStart(2, '0');
const day = image.getActiveRevision().date!;
status.textContent = `${day.getUTCFullYear()}-${two(day.getUTCMonth() + 1)}-${two(day.getUTCDate())}`;
