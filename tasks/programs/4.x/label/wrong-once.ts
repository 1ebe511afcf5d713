import { Cognite3DViewer } from '@cognite/reveal';
import { Vector3 } from 'three';
import { client, plant } from './project';

const viewer = new Cognite3DViewer({
  sdk: client,
  domElement: document.querySelector<HTMLElement>('#viewer')!,
  logMetrics: false,
});

const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);

const box = await model.getBoundingBoxByTreeIndex(813);
const top = box.getCenter(new Vector3()).setY(box.max.y);

const label = document.createElement('div');
label.textContent = 'C-201';
label.style.cssText = 'position: absolute; transform: translate(-50%, -100%); background: #fff';
viewer.domElement.append(label);

// Positions the label only once, so it doesn't follow the camera.
const spot = viewer.worldToScreen(top)!;
Object.assign(label.style, { left: `${spot.x}px`, top: `${spot.y}px` });
