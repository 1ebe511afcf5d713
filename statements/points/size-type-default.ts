import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The default `pointSizeType` of a point cloud is `Adaptive`.',
  is: 2,
  expect: { '3.0.2': lacks('CognitePointCloudModel.pointSizeType'), '3.3.0': holds },
  run: async ({ cloud }) => (await cloud).pointSizeType,
});
