import {
  IntersectionNodeCollection,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection` can contain an `IntersectionNodeCollection`.',
  is: [2, 9],
  run: () => {
    const inner = new IntersectionNodeCollection([
      new TreeIndexNodeCollection([1, 2]),
      new TreeIndexNodeCollection([2, 3]),
    ]);
    const union = new UnionNodeCollection([inner, new TreeIndexNodeCollection([9])]);
    return union.getIndexSet().toIndexArray();
  },
});
