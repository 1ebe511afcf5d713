import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`styledNodeCollections` of a CAD model is a copy of the list.',
  is: 1,
  run: async ({ cad }) => {
    const model = await cad;
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { renderInFront: true });
    model.styledNodeCollections.pop();
    return model.styledNodeCollections.length;
  },
});
