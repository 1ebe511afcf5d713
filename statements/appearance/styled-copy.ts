import { TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "A CAD model's `styledNodeCollections` is a copy: removing an item from the array doesn't change the model.",
  is: { copy: 0, model: 1 },
  run: async ({ cad }) => {
    const model = await cad;
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { renderInFront: true });
    const copy = model.styledNodeCollections;
    copy.pop();
    return { copy: copy.length, model: model.styledNodeCollections.length };
  },
});
