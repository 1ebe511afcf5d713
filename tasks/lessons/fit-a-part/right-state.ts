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
const size = box.getSize(new Vector3()).length();
const position = target.clone().add(new Vector3(0.5, 0.4, 0.8).setLength(size * 1.1));
viewer.cameraManager.setCameraState({ position, target });
