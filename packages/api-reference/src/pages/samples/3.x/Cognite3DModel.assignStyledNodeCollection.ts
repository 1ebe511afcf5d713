import { TreeIndexNodeCollection, type Cognite3DModel } from '@cognite/reveal';
declare const model: Cognite3DModel;
// ---cut---
const nodes = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(661));
model.assignStyledNodeCollection(nodes, { renderGhosted: true });
