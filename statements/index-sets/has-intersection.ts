import { IndexSet, NumericRange } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.hasIntersectionWith()` returns true for sets without common indices if the other set has indices on both sides.',
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
