import { statement } from '../statement';

export default statement({
  says: '`mapTreeIndicesToNodeIds()` and `mapNodeIdsToTreeIndices()` are inverse, and keep the order.',
  is: [7, 3, 5],
  run: async ({ cad }) => {
    const model = await cad;
    return model.mapNodeIdsToTreeIndices(await model.mapTreeIndicesToNodeIds([7, 3, 5]));
  },
});
