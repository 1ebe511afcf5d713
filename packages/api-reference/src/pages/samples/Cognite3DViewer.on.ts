import { Cognite3DViewer } from '@cognite/reveal';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
viewer.on('click', ({ offsetX, offsetY }) => console.log('Clicked', offsetX, offsetY));
viewer.on('cameraChange', (position, target) => console.log('Camera', position, target));
