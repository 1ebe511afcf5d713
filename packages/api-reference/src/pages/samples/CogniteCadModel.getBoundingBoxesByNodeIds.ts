import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
const nodeIds = await model.mapTreeIndicesToNodeIds([442, 661]);
// ---cut---
const boxes = await model.getBoundingBoxesByNodeIds(nodeIds);
const highest = Math.max(...boxes.map((box) => box.max.y));
console.log('The highest part ends at', highest, 'meters.');
