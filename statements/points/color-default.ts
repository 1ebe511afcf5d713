import { statement } from '../statement';

export default statement({
  says: '`pointColorType` of a point cloud is Rgb by default.',
  is: 0,
  run: async ({ cloud }) => (await cloud).pointColorType,
});
