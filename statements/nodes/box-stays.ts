import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`getBoundingBoxByTreeIndex()` does not follow a node that was moved: the box stays where the model has it.',
  is: true,
  run: async ({ cad }) => {
    const model = await cad;
    const before = await model.getBoundingBoxByTreeIndex(5);
    const far = new Matrix4().makeTranslation(100, 0, 0);
    await model.setNodeTransformByTreeIndex(5, far);
    return before.equals(await model.getBoundingBoxByTreeIndex(5));
  },
});
