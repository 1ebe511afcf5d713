import { type CogniteCadModel } from '@cognite/reveal';
declare const model: CogniteCadModel;
// ---cut---
let count = 0;
await model.iterateNodesByTreeIndex((treeIndex) => {
  if (treeIndex % 2 === 0) count += 1;
});
