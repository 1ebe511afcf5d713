import { IndexSet, NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: 'The `TreeIndexNodeCollection` constructor accepts an array of indices, a `NumericRange`, or an `IndexSet`.',
  is: [[4, 9], [4, 5, 6], [7]],
  run: () =>
    [
      new TreeIndexNodeCollection([4, 9]),
      new TreeIndexNodeCollection(new NumericRange(4, 3)),
      new TreeIndexNodeCollection(new IndexSet([7])),
    ].map((collection) => collection.getIndexSet().toIndexArray()),
});
