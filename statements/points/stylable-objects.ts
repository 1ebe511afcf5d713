import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.stylableObjectCount` is the number of items in `stylableObjects`.',
  is: [true, true],
  expect: { '3.0.2': lacks('CognitePointCloudModel.stylableObjects'), '4.29.0': holds },
  run: async ({ cloud }) => {
    const { stylableObjects, stylableObjectCount } = await cloud;
    return [stylableObjects.length > 0, stylableObjects.length === stylableObjectCount];
  },
});
