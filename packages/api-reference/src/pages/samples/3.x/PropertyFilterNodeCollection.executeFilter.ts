import { Cognite3DViewer, PropertyFilterNodeCollection } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
const pipes = new PropertyFilterNodeCollection(client, model);
await pipes.executeFilter({ PDMS: { Type: 'PIPE' } });
model.assignStyledNodeCollection(pipes, { renderInFront: true });
