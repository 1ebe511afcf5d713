import { InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`InvertedNodeCollection` contains all nodes of the model that aren't in its inner collection.",
  is: { missing: [0, 1, 2], count: 191 },
  run: async ({ cad }) => {
    const model = await cad;
    const inner = new TreeIndexNodeCollection([0, 1, 2]);
    const inverted = new InvertedNodeCollection(model, inner);
    const indices = inverted.getIndexSet();
    const all = Array.from({ length: model.nodeCount }, (_item, index) => index);
    return { missing: all.filter((index) => !indices.contains(index)), count: indices.count };
  },
});
