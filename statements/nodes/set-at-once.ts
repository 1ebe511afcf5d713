import { NumericRange } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`setNodeTransform()` doesn't send requests to CDF, but `setNodeTransformByTreeIndex()` does.",
  is: { range: 0, byTreeIndex: true },
  run: async ({ cad, network }) => {
    const model = await cad;
    const matrix = new Matrix4().makeTranslation(1, 0, 0);
    const before = network.requests.length;
    model.setNodeTransform(new NumericRange(5, 1), matrix);
    const range = network.requests.length - before;
    await model.setNodeTransformByTreeIndex(0, matrix);
    return { range, byTreeIndex: network.requests.length - before > 0 };
  },
});
