import { IndexSet } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: "`IndexSet.clone()` returns a copy with the same indices. An index that you add to the copy or to the original isn't added to the other set.",
  is: { copied: [1, 2], original: [1, 2, 7], copy: [1, 2, 9] },
  run: () => {
    const set = new IndexSet([1, 2]);
    const copy = set.clone();
    const copied = copy.toIndexArray();
    copy.add(9);
    set.add(7);
    return { copied, original: set.toIndexArray(), copy: copy.toIndexArray() };
  },
});
