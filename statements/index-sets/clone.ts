import { IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`IndexSet.clone()` gives a set of its own.',
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
