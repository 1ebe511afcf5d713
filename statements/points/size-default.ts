import { statement } from '../statement';

export default statement({
  says: '`pointSize` of a point cloud is 2 by default.',
  is: 2,
  run: async ({ cloud }) => (await cloud).pointSize,
});
