import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
// Fitting the camera keeps its direction.
viewer.cameraManager.setCameraState({ position: new Vector3(-30, 40, 60), target: new Vector3() });
// ---cut---
const model = await viewer.addModel({ modelId: 1001, revisionId: 2001 });
viewer.fitCameraToModel(model);
