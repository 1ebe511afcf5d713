import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'After `removeAllStyledNodeCollections()`, `styledNodeCollections` is empty.',
  is: [1, 0],
  run: async ({ cad }) => {
    const model = await cad;
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { renderInFront: true });
    const before = model.styledNodeCollections.length;
    model.removeAllStyledNodeCollections();
    return [before, model.styledNodeCollections.length];
  },
});
