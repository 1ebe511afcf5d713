import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`setNodeTransformByTreeIndex()` moves the node with its subtree by default, and resolves with the number of nodes.',
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
