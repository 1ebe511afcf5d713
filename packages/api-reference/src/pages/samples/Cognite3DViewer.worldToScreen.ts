import { Cognite3DViewer } from '@cognite/reveal';
import * as THREE from 'three';
import { client, plant } from './project';

const domElement = document.querySelector<HTMLElement>('#viewer')!;
const viewer = new Cognite3DViewer({ sdk: client, domElement, logMetrics: false });
const model = await viewer.addCadModel(plant);
viewer.loadCameraFromModel(model);
const element = document.createElement('b');
element.textContent = 'Center';
element.style.cssText = 'position: absolute; top: 0; left: 0; background: #fff';
domElement.append(element);
// ---cut---
const center = model.getModelBoundingBox().getCenter(new THREE.Vector3());
viewer.on('sceneRendered', () => {
  const pixel = viewer.worldToScreen(center); // null if it's out of view
  element.hidden = pixel === null;
  if (pixel !== null) element.style.translate = `${pixel.x}px ${pixel.y}px`;
});
