import {
  DefaultNodeAppearance,
  NodeOutlineColor,
  NumericRange,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "Fields that a style omits come from the model's default appearance: with a ghosted or hidden default, a style with only `outlineColor` stays ghosted or hidden.",
  is: { plain: true, ghosted: false, hidden: false, whole: [true, true] },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const nodes = new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    const outline = { outlineColor: NodeOutlineColor.White };
    const isHitWith = async (fields: object, byDefault: object) => {
      model.setDefaultNodeAppearance(byDefault);
      model.assignStyledNodeCollection(nodes, { ...fields, ...outline });
      const hit = await isHit();
      model.unassignStyledNodeCollection(nodes);
      return hit;
    };
    const { Default, Ghosted, Hidden } = DefaultNodeAppearance;
    return {
      plain: await isHitWith({}, Default),
      ghosted: await isHitWith({}, Ghosted),
      hidden: await isHitWith({}, Hidden),
      whole: [await isHitWith(Default, Ghosted), await isHitWith(Default, Hidden)],
    };
  },
});
