import { Cognite3DViewer, TreeIndexNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
const nodes = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(442));
model.assignStyledNodeCollection(nodes, { renderGhosted: true });
