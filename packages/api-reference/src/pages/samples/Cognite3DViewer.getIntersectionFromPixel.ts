import type { Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
const hit = await viewer.getIntersectionFromPixel(100, 100);
if (hit?.type === 'cad') console.log('Node', hit.treeIndex, 'at', hit.point);
if (hit?.type === 'pointcloud') console.log('Point', hit.pointIndex, 'at', hit.point);
