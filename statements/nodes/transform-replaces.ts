import { NumericRange } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`setNodeTransform()` moves nodes, also for picking. Calling it again replaces the previous transform instead of adding to it.',
  is: [true, false, true],
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
    const all = new NumericRange(0, model.nodeCount);
    const before = await isHit();
    model.setNodeTransform(all, new Matrix4().makeTranslation(0, 1000, 0));
    const away = await isHit();
    model.setNodeTransform(all, new Matrix4().makeTranslation(0, 0.001, 0));
    return [before, away, await isHit()];
  },
});
