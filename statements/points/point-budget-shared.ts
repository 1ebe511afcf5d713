import { statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.visiblePointCount` is a number.',
  is: 'number',
  run: async ({ cloud }) => typeof (await cloud).visiblePointCount,
});
