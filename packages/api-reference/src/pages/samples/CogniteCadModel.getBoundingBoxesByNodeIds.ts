import type { CogniteCadModel } from '@cognite/reveal';
declare const model: CogniteCadModel;
declare const nodeIds: number[];
// ---cut---
const boxes = await model.getBoundingBoxesByNodeIds(nodeIds);
const highest = Math.max(...boxes.map((box) => box.max.y));
