import { IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.clone()` returns an independent copy of the set.',
  is: [
    [1, 2],
    [1, 2, 9],
  ],
  run: () => {
    const set = new IndexSet([1, 2]);
    const copy = set.clone();
    copy.add(9);
    return [set.toIndexArray(), copy.toIndexArray()];
  },
});
