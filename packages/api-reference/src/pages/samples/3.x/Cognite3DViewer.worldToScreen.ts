import { THREE, type Cognite3DViewer, type Cognite3DModel } from '@cognite/reveal';
declare const model: Cognite3DModel;
declare const viewer: Cognite3DViewer;
declare const element: HTMLElement;
// ---cut---
const center = model.getModelBoundingBox().getCenter(new THREE.Vector3());
const pixel = viewer.worldToScreen(center); // null when it is outside of the view
element.hidden = pixel === null;
if (pixel !== null) element.style.transform = `translate(${pixel.x}px, ${pixel.y}px)`;
