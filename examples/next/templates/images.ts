import { Cognite3DViewer } from '@cognite/reveal';
import { client, images } from '../project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const collection = await viewer.add360ImageSet('events', images);
const first = collection.image360Entities[0];
if (first === undefined) throw new Error('The project has no 360 images.');
await viewer.enter360Image(first);

// Add your code here. `collection` has stations, events, and annotations.
// `viewer.exit360Image()` leaves the image and shows each station's icon.
