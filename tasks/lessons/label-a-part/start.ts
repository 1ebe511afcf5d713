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

const label = document.createElement('div');
label.textContent = 'C-201';
label.style.cssText =
  'position: absolute; pointer-events: none; padding: 2px 8px; background: #fff';

const box = await model.getBoundingBoxByTreeIndex(813);
const top = box.getCenter(new Vector3()).setY(box.max.y);
console.log('Top of the column:', top.toArray());

// The label stays in a corner of the page.
// Put it at the top of the column.
document.body.append(label);
