import { NumericRange } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { statement } from '../statement';

export default statement({
  says: '`resetNodeTransformByTreeIndex()` moves a node and its descendants back to their original positions, and resolves with the number of nodes that it moved. `resetNodeTransform()` moves a range of nodes back.',
  is: { counts: [194, 194], byTreeIndex: [false, true], byRange: [false, true] },
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
    const moved = await model.setNodeTransformByTreeIndex(0, up);
    const away = await isInPlace();
    const reset = await model.resetNodeTransformByTreeIndex(0);
    const byTreeIndex = [away, await isInPlace()];
    const all = new NumericRange(0, model.nodeCount);
    model.setNodeTransform(all, up);
    const rangeAway = await isInPlace();
    model.resetNodeTransform(all);
    return { counts: [moved, reset], byTreeIndex, byRange: [rangeAway, await isInPlace()] };
  },
});
