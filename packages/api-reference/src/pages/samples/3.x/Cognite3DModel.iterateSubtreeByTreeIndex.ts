import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
const below: number[] = [];
await model.iterateSubtreeByTreeIndex(661, (treeIndex) => below.push(treeIndex));
console.log('The subtree has', below.length, 'nodes.');
