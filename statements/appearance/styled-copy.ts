import { TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`styledNodeCollections` of a CAD model is a copy of the list.',
  is: 1,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cad }) => {
    const model = await cad;
    model.assignStyledNodeCollection(new TreeIndexNodeCollection([1]), { renderInFront: true });
    model.styledNodeCollections.pop();
    return model.styledNodeCollections.length;
  },
});
