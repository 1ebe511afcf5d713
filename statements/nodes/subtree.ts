import { statement } from '../statement';

export default statement({
  says: '`getSubtreeTreeIndices()` resolves with a `NumericRange` that starts at the node itself.',
  is: { from: 0, count: 194 },
  run: async ({ cad }) => {
    const { from, count } = await (await cad).getSubtreeTreeIndices(0);
    return { from, count };
  },
});
