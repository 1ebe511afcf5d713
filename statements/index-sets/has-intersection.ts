import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.hasIntersectionWith()` also returns true if the sets have no common indices, but the other set has indices both below and above a range of this set.',
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
