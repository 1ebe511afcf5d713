import { NumericRange, TreeIndexNodeCollection } from '@cognite/reveal';
import { statement } from '../statement';

export default statement({
  says: '`TreeIndexNodeCollection.serialize()` returns the type of the collection as `token`, and its indices as ranges: one million consecutive indices are a single range.',
  is: { token: 'TreeIndexNodeCollection', ranges: 1, short: true },
  run: () => {
    const { token, state } = new TreeIndexNodeCollection(
      new NumericRange(0, 1_000_000),
    ).serialize();
    return {
      token,
      ranges: (state as unknown[]).length,
      short: JSON.stringify(state).length < 100,
    };
  },
});
