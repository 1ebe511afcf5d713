import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: "By default, `setNodeTransformByTreeIndex()` moves a node together with its descendants. If `applyToChildren` is false, it doesn't move the descendants.",
  is: { before: true, alone: true, withDescendants: false, reset: true },
  run: async ({ cad, shown, loaded, isHit, pixel }) => {
    const model = await cad;
    await shown(model);
    await loaded();
    await isHit();
    const own = await pixel();
    // Compare the rendered pixels, because picks ignore transforms in some releases.
    const isInPlace = async () => {
      await isHit();
      const color = await pixel();
      return color.every((value, index) => Math.abs(value - (own[index] ?? NaN)) < 10);
    };
    const up = new Matrix4().makeTranslation(0, 1000, 0);
    const before = await isInPlace();
    await model.setNodeTransformByTreeIndex(0, up, false);
    const alone = await isInPlace();
    await model.setNodeTransformByTreeIndex(0, up);
    const withDescendants = await isInPlace();
    await model.resetNodeTransformByTreeIndex(0);
    return { before, alone, withDescendants, reset: await isInPlace() };
  },
});
