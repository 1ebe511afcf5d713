import { statement } from '../statement';

export default statement({
  says: '`getBoundingBoxByTreeIndex()` sends one request per call: three calls at the same time send three requests.',
  is: 3,
  run: async ({ cad, network }) => {
    const model = await cad;
    const before = network.count('nodes/byids');
    await Promise.all([1, 2, 3].map((index) => model.getBoundingBoxByTreeIndex(index)));
    return network.count('nodes/byids') - before;
  },
});
