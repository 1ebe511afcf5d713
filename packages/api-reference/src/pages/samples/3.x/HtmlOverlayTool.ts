import { HtmlOverlayTool } from '@cognite/reveal/tools';
import { THREE, type Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
const label = document.createElement('div');
label.textContent = 'Pump 101';
label.style.position = 'absolute'; // else the tool refuses it

const tool = new HtmlOverlayTool(viewer);
tool.add(label, new THREE.Vector3(10, 5, 10));
