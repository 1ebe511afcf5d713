import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`unassignStyledNodeCollection()` throws if the collection isn't assigned.",
  is: true,
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const collection = new TreeIndexNodeCollection([1]);
    return (await messageOf(() => model.unassignStyledNodeCollection(collection))) !== null;
  },
});
