import { InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`InvertedNodeCollection` contains all nodes of the model that aren't in its inner collection.",
  is: true,
  run: async ({ cad }) => {
    const model = await cad;
    const inner = new TreeIndexNodeCollection([0, 1, 2]);
    const inverted = new InvertedNodeCollection(model, inner);
    return (
      inverted.getIndexSet().count === model.nodeCount - 3 && !inverted.getIndexSet().contains(1)
    );
  },
});
