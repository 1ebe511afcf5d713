import { InvertedNodeCollection, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`InvertedNodeCollection.clear()` throws.',
  is: 'clear() is not supported',
  run: async ({ cad, messageOf }) => {
    const inverted = new InvertedNodeCollection(await cad, new TreeIndexNodeCollection([5]));
    return messageOf(() => inverted.clear());
  },
});
