import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The default `pointSizeType` of a point cloud is `Adaptive`.',
  is: 'Adaptive',
  expect: { '3.0.2': lacks('CognitePointCloudModel.pointSizeType'), '3.3.0': holds },
  run: {
    '3.3.0': async ({ cloud, reveal }) => reveal.PotreePointSizeType[(await cloud).pointSizeType],
    '4.29.0': async ({ cloud, reveal }) => reveal.PointSizeType[(await cloud).pointSizeType],
  },
});
