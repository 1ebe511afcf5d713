import { type Cognite3DModel } from '@cognite/reveal';
declare const model: Cognite3DModel;
// ---cut---
let count = 0;
await model.iterateNodesByTreeIndex((treeIndex) => {
  if (treeIndex % 2 === 0) count += 1;
});
