import { TreeIndexNodeCollection, UnionNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection.add()` adds a collection to the union, and `remove()` removes one.',
  is: [[1], [1, 2], [2]],
  run: () => {
    const [one, two] = [new TreeIndexNodeCollection([1]), new TreeIndexNodeCollection([2])];
    const union = new UnionNodeCollection([one]);
    const indices = () => union.getIndexSet().toIndexArray();
    const first = indices();
    union.add(two);
    const both = indices();
    union.remove(one);
    return [first, both, indices()];
  },
});
