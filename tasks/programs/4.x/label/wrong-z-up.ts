import { Cognite3DViewer } from '@cognite/reveal';
import { HtmlOverlayTool } from '@cognite/reveal/tools';
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
// In the viewer, Y points up, not Z.
const top = box.getCenter(new Vector3()).setZ(box.max.z);

const label = document.createElement('div');
label.textContent = 'C-201';
label.style.cssText = 'position: absolute; transform: translate(-50%, -100%); background: #fff';
new HtmlOverlayTool(viewer).add(label, top);
