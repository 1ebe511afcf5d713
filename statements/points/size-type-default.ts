import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`pointSizeType` of a point cloud is Adaptive by default.',
  is: 2,
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ cloud }) => (await cloud).pointSizeType,
});
