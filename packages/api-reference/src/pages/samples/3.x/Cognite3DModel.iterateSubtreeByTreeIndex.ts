import { type Cognite3DModel } from '@cognite/reveal';
declare const model: Cognite3DModel;
// ---cut---
const below: number[] = [];
await model.iterateSubtreeByTreeIndex(661, (treeIndex) => below.push(treeIndex));
