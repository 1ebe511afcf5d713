import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'By default, if several styles of a node set `visible`, the style that was assigned last applies.',
  is: { hiddenLast: false, shownLast: true },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const all = () => new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    model.assignStyledNodeCollection(all(), { visible: true });
    model.assignStyledNodeCollection(all(), { visible: false });
    const hiddenLast = await isHit();
    model.assignStyledNodeCollection(all(), { visible: true });
    return { hiddenLast, shownLast: await isHit() };
  },
});
