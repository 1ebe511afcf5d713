import { statement } from '../statement';

export default statement({
  says: 'The default `pointShape` of a point cloud is `Circle`.',
  is: 1,
  run: async ({ cloud }) => (await cloud).pointShape,
});
