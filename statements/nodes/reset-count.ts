import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`resetNodeTransformByTreeIndex()` resolves with the number of nodes that it resets.',
  is: [194, 194],
  run: async ({ cad }) => {
    const model = await cad;
    const matrix = new Matrix4().makeTranslation(1, 0, 0);
    const moved = await model.setNodeTransformByTreeIndex(0, matrix);
    return [moved, await model.resetNodeTransformByTreeIndex(0)];
  },
});
