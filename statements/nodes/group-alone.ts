import { Matrix4 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: "`setNodeTransformByTreeIndex()` moves a node with its descendants by default. If `applyToChildren` is false, it doesn't move the descendants.",
  is: [true, true, false],
  expect: {
    '3.0.2': instead(
      '`getIntersectionFromPixel()` ignores node transforms: it hits a node at its original position.',
      [true, true, true],
    ),
    '3.3.0': holds,
  },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const up = new Matrix4().makeTranslation(0, 1000, 0);
    const before = await isHit();
    await model.setNodeTransformByTreeIndex(0, up, false);
    const alone = await isHit();
    await model.setNodeTransformByTreeIndex(0, up);
    return [before, alone, await isHit()];
  },
});
