import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
// ---cut---
const cloud = await viewer.addPointCloudModel({ modelId: 1003, revisionId: 2003 });
viewer.fitCameraToModel(cloud);
