import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The default appearance of a new point cloud has `visible` set to true and `color` set to black.',
  is: { visible: true, color: [0, 0, 0] },
  expect: { '3.0.2': lacks('PointCloudAppearance.color'), '4.29.0': holds },
  run: async ({ cloud }) => {
    const { visible, color } = (await cloud).getDefaultPointCloudAppearance();
    return { visible, color: color?.toArray() };
  },
});
