import { NodeOutlineColor, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, instead, statement } from '../statement';

export default statement({
  says: 'If the last style of a node omits `visible`, the value comes from an earlier style. For example, a style with only `outlineColor` keeps a hidden node hidden.',
  is: { plain: true, hidden: false, outlined: false },
  expect: {
    '3.0.2': instead(
      "If the last style of a node omits `visible`, the value doesn't come from an earlier style. For example, a style with only `outlineColor` shows a hidden node again.",
      { plain: true, hidden: false, outlined: true },
    ),
    '4.29.0': holds,
  },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const plain = await isHit();
    const all = () => new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    model.assignStyledNodeCollection(all(), { visible: false });
    const hidden = await isHit();
    model.assignStyledNodeCollection(all(), { outlineColor: NodeOutlineColor.White });
    return { plain, hidden, outlined: await isHit() };
  },
});
