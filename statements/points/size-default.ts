import { statement } from '../statement';

export default statement({
  says: 'The default `pointSize` of a point cloud is 2.',
  is: 2,
  run: async ({ cloud }) => (await cloud).pointSize,
});
