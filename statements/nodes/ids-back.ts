import { statement } from '../statement';

export default statement({
  says: '`mapNodeIdsToTreeIndices()` maps the node IDs from `mapTreeIndicesToNodeIds()` back to the same tree indices, in the same order. `mapTreeIndexToNodeId()` resolves with the same ID for a single index.',
  is: { indices: [7, 3, 5], one: true },
  run: async ({ cad }) => {
    const model = await cad;
    const ids = await model.mapTreeIndicesToNodeIds([7, 3, 5]);
    return {
      indices: await model.mapNodeIdsToTreeIndices(ids),
      one: (await model.mapTreeIndexToNodeId(3)) === ids[1],
    };
  },
});
