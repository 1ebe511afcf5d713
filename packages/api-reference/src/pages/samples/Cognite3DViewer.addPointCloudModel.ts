import type { Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
const cloud = await viewer.addPointCloudModel({ modelId: 1002, revisionId: 2002 });
viewer.fitCameraToModel(cloud);
