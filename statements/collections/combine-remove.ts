import { TreeIndexNodeCollection, UnionNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection.remove()` throws for a collection that is not in it.',
  is: 'Could not find set',
  run: ({ messageOf }) =>
    messageOf(() => new UnionNodeCollection().remove(new TreeIndexNodeCollection([1]))),
});
