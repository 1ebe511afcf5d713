import { TreeIndexNodeCollection, type CogniteCadModel } from '@cognite/reveal';
declare const model: CogniteCadModel;
// ---cut---
const nodes = new TreeIndexNodeCollection(await model.getSubtreeTreeIndices(661));
model.assignStyledNodeCollection(nodes, { renderGhosted: true });
