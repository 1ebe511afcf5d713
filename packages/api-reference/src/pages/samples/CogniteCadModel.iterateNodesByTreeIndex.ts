import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
let count = 0;
await model.iterateNodesByTreeIndex((treeIndex) => {
  if (treeIndex % 2 === 0) count += 1;
});
console.log(count, 'nodes have an even tree index.');
