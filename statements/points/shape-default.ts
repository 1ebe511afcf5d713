import { statement } from '../statement';

export default statement({
  says: '`pointShape` of a point cloud is a circle by default.',
  is: 1,
  run: async ({ cloud }) => (await cloud).pointShape,
});
