import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'After `unassignStyledNodeCollection()` or `removeAllStyledNodeCollections()`, nodes that the style hid are visible again.',
  is: { hidden: [false, false], back: [true, true] },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const nodes = new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    model.assignStyledNodeCollection(nodes, { visible: false });
    const first = await isHit();
    model.unassignStyledNodeCollection(nodes);
    const unassigned = await isHit();
    model.assignStyledNodeCollection(nodes, { visible: false });
    const second = await isHit();
    model.removeAllStyledNodeCollections();
    return { hidden: [first, second], back: [unassigned, await isHit()] };
  },
});
