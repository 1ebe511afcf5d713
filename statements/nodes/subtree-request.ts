import { statement } from '../statement';

export default statement({
  says: '`getSubtreeTreeIndices()` caches its result: only the first call for a node sends a request to CDF.',
  is: { first: true, again: 0 },
  run: async ({ cad, network }) => {
    const model = await cad;
    const before = network.requests.length;
    await model.getSubtreeTreeIndices(1);
    const first = network.requests.length - before;
    await model.getSubtreeTreeIndices(1);
    return { first: first > 0, again: network.requests.length - before - first };
  },
});
