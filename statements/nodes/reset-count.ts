import { Matrix4 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`resetNodeTransformByTreeIndex()` moves nodes back to their original position and resolves with their number.',
  is: { counts: [194, 194], hits: [true, false, true] },
  expect: {
    '3.0.2': instead(
      '`resetNodeTransformByTreeIndex()` resolves with the number of nodes that it resets.',
      { counts: [194, 194], hits: [true, true, true] },
    ),
    '3.3.0': holds,
  },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const before = await isHit();
    const up = new Matrix4().makeTranslation(0, 1000, 0);
    const moved = await model.setNodeTransformByTreeIndex(0, up);
    const away = await isHit();
    const reset = await model.resetNodeTransformByTreeIndex(0);
    return { counts: [moved, reset], hits: [before, away, await isHit()] };
  },
});
