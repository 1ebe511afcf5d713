import { statement } from '../statement';

export default statement({
  says: 'The default `pointColorType` of a point cloud is `Rgb`.',
  is: 0,
  run: async ({ cloud }) => (await cloud).pointColorType,
});
