import { TreeIndexNodeCollection, UnionNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`UnionNodeCollection.remove()` throws if the collection isn't part of the union.",
  is: 'Could not find set',
  run: ({ messageOf }) =>
    messageOf(() => new UnionNodeCollection().remove(new TreeIndexNodeCollection([1]))),
});
