import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`styledNodeCollections` of a CAD model is a copy: removing an item from it doesn't change the model.",
  is: 1,
  run: async ({ cad }) => {
    const model = await cad;
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { renderInFront: true });
    model.styledNodeCollections.pop();
    return model.styledNodeCollections.length;
  },
});
