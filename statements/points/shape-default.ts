import { statement } from '../statement';

export default statement({
  says: 'The default `pointShape` of a point cloud is `Circle`.',
  is: 'Circle',
  run: {
    '3.0.2': async ({ cloud, reveal }) => reveal.PotreePointShape[(await cloud).pointShape],
    '4.29.0': async ({ cloud, reveal }) => reveal.PointShape[(await cloud).pointShape],
  },
});
