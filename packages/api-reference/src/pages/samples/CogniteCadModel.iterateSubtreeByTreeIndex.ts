import { type CogniteCadModel } from '@cognite/reveal';
declare const model: CogniteCadModel;
// ---cut---
const below: number[] = [];
await model.iterateSubtreeByTreeIndex(661, (treeIndex) => below.push(treeIndex));
