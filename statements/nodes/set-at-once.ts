import { NumericRange } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`setNodeTransform()` doesn't request nodes from CDF, but `setNodeTransformByTreeIndex()` does.",
  is: { range: 0, byTreeIndex: true },
  run: async ({ cad, network, sleep }) => {
    const model = await cad;
    const matrix = new Matrix4().makeTranslation(1, 0, 0);
    const asked = () => network.count('/nodes');
    const before = asked();
    model.setNodeTransform(new NumericRange(5, 1), matrix);
    // Wait, because `setNodeTransform()` could send a request after it returns.
    await sleep(500);
    const range = asked() - before;
    await model.setNodeTransformByTreeIndex(0, matrix);
    return { range, byTreeIndex: asked() - before > range };
  },
});
