import {
  IntersectionNodeCollection,
  TreeIndexNodeCollection,
  UnionNodeCollection,
} from '@cognite/reveal';
import { adapted, holds, instead, statement } from '../statement';

export default statement({
  says: '`UnionNodeCollection.clear()` and `IntersectionNodeCollection.clear()` throw, and the underlying collections keep their nodes.',
  is: {
    throws: [true, true],
    left: [
      [1, 2, 3],
      [1, 2, 3],
    ],
  },
  expect: {
    '3.0.2': adapted(
      instead(
        '`UnionNodeCollection.clear()` and `IntersectionNodeCollection.clear()` remove the nodes from the underlying collections.',
        { throws: [false, false], left: [[], []] },
      ),
    ),
    '3.3.0': holds,
  },
  run: async ({ messageOf }) => {
    const throws: boolean[] = [];
    const left: number[][] = [];
    for (const Combined of [UnionNodeCollection, IntersectionNodeCollection]) {
      const part = new TreeIndexNodeCollection([1, 2, 3]);
      const combined = new Combined([part]);
      throws.push((await messageOf(() => combined.clear())) !== null);
      left.push(part.getIndexSet().toIndexArray());
    }
    return { throws, left };
  },
});
