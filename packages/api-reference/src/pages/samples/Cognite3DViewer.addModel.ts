import { Cognite3DViewer } from '@cognite/reveal';
import { client } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
// ---cut---
const model = await viewer.addModel({ modelId: 1001, revisionId: 2001 });
viewer.fitCameraToModel(model);
