import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
// Fitting the camera keeps its direction.
viewer.cameraManager.setCameraState({ position: new Vector3(-30, 40, 60), target: new Vector3() });
// ---cut---
const cloud = await viewer.addPointCloudModel({ modelId: 1003, revisionId: 2003 });
viewer.fitCameraToModel(cloud);
