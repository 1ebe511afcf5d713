import { statement } from '../statement';

export default statement({
  says: '`getBoundingBoxByTreeIndex()` fetches each node separately: three calls at the same time send three `nodes/byids` requests.',
  is: 3,
  run: async ({ cad, network }) => {
    const model = await cad;
    const before = network.count('nodes/byids');
    await Promise.all([1, 2, 3].map((index) => model.getBoundingBoxByTreeIndex(index)));
    return network.count('nodes/byids') - before;
  },
});
