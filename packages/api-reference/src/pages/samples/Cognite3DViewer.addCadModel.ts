import type { Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
const model = await viewer.addCadModel({ modelId: 1001, revisionId: 2001 });
viewer.fitCameraToModel(model);
