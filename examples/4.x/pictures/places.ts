import { Color, Quaternion, Vector3 } from 'three';
import { Cognite3DViewer } from '@cognite/reveal';
import { client, images, plant } from '../project';
import { variant } from './variant';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});
viewer.setBackgroundColor({ color: new Color('#dfe7ec') });

// A 360 image station on the road by the pipe rack. Both pictures (CAD and photos) are taken from this station.
const position = new Vector3(-26, 1.7, -9.5);
const rotation = new Quaternion().setFromAxisAngle(new Vector3(0, 1, 0), -Math.PI / 2);

if (variant === 'cad') {
  await viewer.addCadModel(plant);
} else {
  const set = await viewer.add360ImageSet('events', images);
  const image = set.image360Entities.find(({ id }) => id === 'plant-01') ?? set.image360Entities[0];
  if (image === undefined) throw new Error('The demo project has no photos.');
  await viewer.enter360Image(image);
}
viewer.cameraManager.setCameraState(variant === 'photos' ? { rotation } : { position, rotation });
