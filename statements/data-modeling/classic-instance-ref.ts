import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'If a classic annotation refers to an instance, its item in `stylableObjects` has both an `annotationId` and an `instanceRef` with the reference.',
  is: [{ annotationId: 7, instanceRef: { space: 'plant', externalId: 'T-101' } }],
  expect: { '3.0.2': lacks('DMDataSourceType'), '4.29.0': holds },
  run: async ({ viewer, pointCloud, network }) => {
    const instanceRef = { space: 'plant', externalId: 'T-101' };
    const cylinder = { centerA: [0, 0, 0], centerB: [0, 0, 9], radius: 5 };
    const items = [{ id: 7, data: { label: 'Tank', region: [{ cylinder }], instanceRef } }];
    network.answer(({ path }) =>
      path.includes('/annotations/list') ? Response.json({ items }) : undefined,
    );
    const { stylableObjects } = await viewer.addPointCloudModel(pointCloud);
    return stylableObjects.map((one) => ({
      annotationId: one.annotationId,
      instanceRef: one.instanceRef ?? null,
    }));
  },
});
