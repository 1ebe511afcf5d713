import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
viewer.cameraManager.setCameraState({ position: new Vector3(-44, 46, 61), target: new Vector3() });
// ---cut---
const identifiers = { modelId: 1001, revisionId: 2001 };
const type = await viewer.determineModelType(identifiers.modelId, identifiers.revisionId);
if (type === 'cad') await viewer.addCadModel(identifiers);
else if (type === 'pointcloud') await viewer.addPointCloudModel(identifiers);
else throw new Error('The viewer can’t show this revision.');
