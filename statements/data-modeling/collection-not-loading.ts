import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`PointCloudDMVolumeCollection.isLoading` is false in a new collection.',
  is: false,
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ reveal }) => {
    return new reveal.PointCloudDMVolumeCollection([]).isLoading;
  },
});
