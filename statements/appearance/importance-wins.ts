import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A style with a higher `importance` overrides a style that was assigned later.',
  is: { hidden: false, more: true },
  expect: {
    '3.0.2': lacks('CogniteCadModel.assignStyledNodeCollection', 'importance'),
    '4.29.0': holds,
  },
  run: async ({ cad, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const all = () => new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    model.assignStyledNodeCollection(all(), { visible: false }, 1);
    model.assignStyledNodeCollection(all(), { visible: true });
    const hidden = await isHit();
    model.assignStyledNodeCollection(all(), { visible: true }, 2);
    return { hidden, more: await isHit() };
  },
});
