import type { Cognite3DViewer } from '@cognite/reveal';
declare const viewer: Cognite3DViewer;
// ---cut---
const identifiers = { modelId: 1001, revisionId: 2001 };
const type = await viewer.determineModelType(identifiers.modelId, identifiers.revisionId);
if (type === 'cad') await viewer.addCadModel(identifiers);
else if (type === 'pointcloud') await viewer.addPointCloudModel(identifiers);
else throw new Error('The revision has nothing that viewers show.');
