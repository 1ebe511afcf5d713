import { statement } from '../statement';

export default statement({
  says: '`mapNodeIdsToTreeIndices()` maps the node IDs from `mapTreeIndicesToNodeIds()` back to the same tree indices, in the same order.',
  is: [7, 3, 5],
  run: async ({ cad }) => {
    const model = await cad;
    return model.mapNodeIdsToTreeIndices(await model.mapTreeIndicesToNodeIds([7, 3, 5]));
  },
});
