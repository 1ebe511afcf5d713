import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`setNodeTransformByTreeIndex()` resolves with the number of nodes that it moves: the whole subtree by default, or 1 if `applyToChildren` is false.',
  is: { withChildren: 194, alone: 1 },
  run: async ({ cad }) => {
    const model = await cad;
    const matrix = new Matrix4().makeTranslation(1, 0, 0);
    return {
      withChildren: await model.setNodeTransformByTreeIndex(0, matrix),
      alone: await model.setNodeTransformByTreeIndex(0, matrix, false),
    };
  },
});
