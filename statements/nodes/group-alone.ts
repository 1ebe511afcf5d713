import { Matrix4 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'With `applyToChildren` off, an override of a group moves nothing that is below it.',
  is: [true, true, false],
  expect: {
    '3.0.2': instead('A pick hits a node where it was before its override.', [true, true, true]),
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
