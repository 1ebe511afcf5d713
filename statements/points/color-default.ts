import { statement } from '../statement';

export default statement({
  says: 'The default `pointColorType` of a point cloud is `Rgb`.',
  is: 'Rgb',
  run: {
    '3.0.2': async ({ cloud, reveal }) => reveal.PotreePointColorType[(await cloud).pointColorType],
    '4.29.0': async ({ cloud, reveal }) => reveal.PointColorType[(await cloud).pointColorType],
  },
});
