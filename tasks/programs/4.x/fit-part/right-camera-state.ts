import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);

const box = await model.getBoundingBoxByTreeIndex(813);
const target = box.getCenter(new Vector3());
// At this distance, the column fills most of the view's height.
const distance = 1.2 * box.getSize(new Vector3()).length();
const position = target.clone().add(new Vector3(-1, 0.2, 1).setLength(distance));
viewer.cameraManager.setCameraState({ position, target });
