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

const label = document.createElement('div');
label.textContent = 'C-201';
// The tool positions the element's upper-left corner. The transform moves the middle of the element's lower edge to
// that position.
label.style.cssText = `position: absolute; transform: translate(-50%, -100%); pointer-events: none;
  padding: 2px 8px; border-radius: 10px; font: 600 12px system-ui; color: #fff; background: #0b5563`;

const box = await model.getBoundingBoxByTreeIndex(813);
const top = box.getCenter(new Vector3()).setY(box.max.y);
new HtmlOverlayTool(viewer).add(label, top);
