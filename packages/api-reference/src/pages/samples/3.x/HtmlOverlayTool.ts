import { Cognite3DViewer, THREE } from '@cognite/reveal';
import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
// ---cut---
const label = document.createElement('div');
label.textContent = 'Column C-201';
label.style.position = 'absolute'; // the tool rejects other positions

const tool = new HtmlOverlayTool(viewer);
tool.add(label, new THREE.Vector3(-19, 27, -17));
