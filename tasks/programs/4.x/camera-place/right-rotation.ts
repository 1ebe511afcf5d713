import { Cognite3DViewer } from '@cognite/reveal';
import { Matrix4, Quaternion, Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

await viewer.addCadModel(plant);

const position = new Vector3(28, 13, -38);
const target = new Vector3(3, 11, -12);
const up = new Vector3(0, 1, 0);
const rotation = new Quaternion().setFromRotationMatrix(new Matrix4().lookAt(position, target, up));
viewer.cameraManager.setCameraState({ position, rotation });
