import {
  DefaultNodeAppearance,
  NodeOutlineColor,
  NumericRange,
  TreeIndexNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'Fields that a style leaves out come from the default appearance of the model: over a ghosted default, a style with only a field of its own stays ghosted.',
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
