import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`unassignStyledNodeCollection()` throws if the collection isn't assigned.",
  is: { unknown: true, assigned: null },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const collection = new TreeIndexNodeCollection([1]);
    const unassign = () => messageOf(() => model.unassignStyledNodeCollection(collection));
    const unknown = (await unassign()) !== null;
    model.assignStyledNodeCollection(collection, { visible: false });
    return { unknown, assigned: await unassign() };
  },
});
