import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'Changing an appearance object after you assign it has no effect until you assign it again.',
  is: { same: true, assigned: false },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ cad, drawn, shown, isHit }) => {
    const model = await cad;
    await shown(model);
    const nodes = new TreeIndexNodeCollection(new NumericRange(0, model.nodeCount));
    const appearance = { visible: true };
    model.assignStyledNodeCollection(nodes, appearance);
    await drawn();
    appearance.visible = false;
    await drawn();
    const same = await isHit();
    model.assignStyledNodeCollection(nodes, appearance);
    await drawn();
    return { same, assigned: await isHit() };
  },
});
