import { InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`InvertedNodeCollection.getAreas()` throws, even if the inner collection is empty.',
  is: true,
  expect: { '3.0.2': lacks('InvertedNodeCollection.getAreas'), '3.3.0': holds },
  run: async ({ cad, messageOf }) => {
    const inverted = new InvertedNodeCollection(await cad, new TreeIndexNodeCollection([]));
    return (await messageOf(() => inverted.getAreas())) !== null;
  },
});
