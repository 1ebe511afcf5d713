import type { Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
viewer.on('click', ({ offsetX, offsetY }) => console.log('Clicked', offsetX, offsetY));
viewer.on('cameraChange', (position, target) => console.log('Camera', position, target));
