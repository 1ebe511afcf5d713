import {
  IntersectionNodeCollection,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection` contains the nodes that are in at least one of its collections. `IntersectionNodeCollection` contains only the nodes that are in all of them.',
  is: { union: [1, 2, 3], intersection: [2] },
  run: () => {
    const parts = [new TreeIndexNodeCollection([1, 2]), new TreeIndexNodeCollection([2, 3])];
    return {
      union: new UnionNodeCollection(parts).getIndexSet().toIndexArray(),
      intersection: new IntersectionNodeCollection(parts).getIndexSet().toIndexArray(),
    };
  },
});
