import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A point cloud starts with a default appearance that is visible and black, which leaves its colors alone.',
  is: { visible: true, color: [0, 0, 0] },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cloud }) => {
    const { visible, color } = (await cloud).getDefaultPointCloudAppearance();
    return { visible, color: color?.toArray() };
  },
});
