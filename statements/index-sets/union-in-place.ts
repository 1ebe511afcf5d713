import { IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.unionWith()` adds the indices of another set, `intersectWith()` keeps common indices, and `differenceWith()` removes them. All three change the set in place and return it.',
  is: { union: [1, 2, 3], intersection: [2], difference: [1], same: [true, true, true] },
  run: () => {
    const two = () => new IndexSet([1, 2]);
    const other = new IndexSet([2, 3]);
    const [a, b, c] = [two(), two(), two()];
    const same = [
      a.unionWith(other) === a,
      b.intersectWith(other) === b,
      c.differenceWith(other) === c,
    ];
    return {
      union: a.toIndexArray(),
      intersection: b.toIndexArray(),
      difference: c.toIndexArray(),
      same,
    };
  },
});
