import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`getBoundingBoxByTreeIndex()` resolves with the same box before and after you call `setNodeTransformByTreeIndex()` for the node.',
  is: { moved: true, same: true },
  run: async ({ cad }) => {
    const model = await cad;
    const before = await model.getBoundingBoxByTreeIndex(5);
    const far = new Matrix4().makeTranslation(100, 0, 0);
    const moved = (await model.setNodeTransformByTreeIndex(5, far)) > 0;
    return { moved, same: before.equals(await model.getBoundingBoxByTreeIndex(5)) };
  },
});
