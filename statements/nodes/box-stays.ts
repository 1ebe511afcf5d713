import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`getBoundingBoxByTreeIndex()` ignores node transforms: it resolves with the same box after `setNodeTransformByTreeIndex()` has moved the node.',
  is: { moved: true, same: true },
  run: async ({ cad }) => {
    const model = await cad;
    const before = await model.getBoundingBoxByTreeIndex(5);
    const far = new Matrix4().makeTranslation(100, 0, 0);
    const moved = (await model.setNodeTransformByTreeIndex(5, far)) > 0;
    return { moved, same: before.equals(await model.getBoundingBoxByTreeIndex(5)) };
  },
});
