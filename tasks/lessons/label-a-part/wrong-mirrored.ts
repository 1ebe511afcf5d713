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
label.style.cssText = 'position: absolute; pointer-events: none; background: #fff';
document.body.append(label);

const box = await model.getBoundingBoxByTreeIndex(813);
const top = new Vector3((box.min.x + box.max.x) / 2, box.max.y, (box.min.z + box.max.z) / 2);
// Points behind the camera can also have pixels inside the view.
const place = () => {
  const pixel = viewer.worldToScreen(top);
  label.hidden = pixel === null;
  if (pixel !== null) label.style.translate = `${pixel.x}px ${pixel.y}px`;
};
viewer.on('sceneRendered', place);
label.style.left = label.style.top = '0';
