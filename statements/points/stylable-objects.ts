import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`CognitePointCloudModel.stylableObjects` has as many objects as `stylableObjectCount` says.',
  is: [true, true],
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ cloud }) => {
    const { stylableObjects, stylableObjectCount } = await cloud;
    return [stylableObjects.length > 0, stylableObjects.length === stylableObjectCount];
  },
});
