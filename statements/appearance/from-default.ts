import {
  DefaultNodeAppearance,
  NodeOutlineColor,
  NumericRange,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "Fields that a style omits come from the model's default appearance. With a ghosted default, a style with only `outlineColor` stays ghosted.",
  is: { own: false, whole: true },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    model.setDefaultNodeAppearance(DefaultNodeAppearance.Ghosted);
    const nodes = new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    model.assignStyledNodeCollection(nodes, { outlineColor: NodeOutlineColor.White });
    const own = await isHit();
    const whole = { ...DefaultNodeAppearance.Default, outlineColor: NodeOutlineColor.White };
    model.unassignStyledNodeCollection(nodes);
    model.assignStyledNodeCollection(nodes, whole);
    return { own, whole: await isHit() };
  },
});
