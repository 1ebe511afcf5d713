import { InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`InvertedNodeCollection.getAreas()` throws, even if the inner collection is empty.',
  is: { empty: true, filled: true },
  expect: { '3.0.2': lacks('InvertedNodeCollection.getAreas'), '3.3.0': holds },
  run: async ({ cad, messageOf }) => {
    const model = await cad;
    const throwsWith = async (indices: number[]) => {
      const inverted = new InvertedNodeCollection(model, new TreeIndexNodeCollection(indices));
      return (await messageOf(() => inverted.getAreas())) !== null;
    };
    return { empty: await throwsWith([]), filled: await throwsWith([1]) };
  },
});
