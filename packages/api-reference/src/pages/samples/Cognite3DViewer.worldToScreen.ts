import type { Cognite3DViewer, CogniteCadModel } from '@cognite/reveal';
import * as THREE from 'three';
declare const model: CogniteCadModel;
declare const viewer: Cognite3DViewer;
declare const element: HTMLElement;
// ---cut---
const center = model.getModelBoundingBox().getCenter(new THREE.Vector3());
const pixel = viewer.worldToScreen(center); // null when it is outside of the view
element.hidden = pixel === null;
if (pixel !== null) element.style.translate = `${pixel.x}px ${pixel.y}px`;
