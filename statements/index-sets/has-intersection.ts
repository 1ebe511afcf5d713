import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.hasIntersectionWith()` looks at the first and the last index of another `IndexSet`: it is true for one that has indices on both sides and none in common.',
  is: { shared: true, aroundIt: true, apart: false },
  run: () => {
    const set = new IndexSet(new NumericRange(10, 5));
    return {
      shared: set.hasIntersectionWith(new IndexSet([3, 12])),
      aroundIt: set.hasIntersectionWith(new IndexSet([3, 20])),
      apart: set.hasIntersectionWith(new IndexSet([20, 30])),
    };
  },
});
