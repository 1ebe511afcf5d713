import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection.serialize()` returns the type of the collection as `token`, and its indices as ranges: one million consecutive indices are a single range.',
  is: { token: 'TreeIndexNodeCollection', ranges: [[5, 1_000_000]] },
  run: () => {
    const { token, state } = new TreeIndexNodeCollection(
      new NumericRange(5, 1_000_000),
    ).serialize();
    return {
      token,
      ranges: (state as { from: number; count: number }[]).map(({ from, count }) => [from, count]),
    };
  },
});
