import { statement } from '../statement';

export default statement({
  says: '`visiblePointCount` of a point cloud is a number of points.',
  is: 'number',
  run: async ({ cloud }) => typeof (await cloud).visiblePointCount,
});
