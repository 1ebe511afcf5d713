import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'All point clouds of a viewer share its `pointCloudBudget`: with two of them, each shows fewer points than one alone.',
  is: { fewer: true, within: true },
  expect: { '3.0.2': lacks, '3.3.0': holds },
  run: async ({ viewer, pointCloud, cloud, shown, sleep }) => {
    const numberOfPoints = 20_000;
    viewer.pointCloudBudget = { numberOfPoints };
    const first = await cloud;
    first.pointSize = 10;
    // A point cloud looks for points only while the camera moves.
    const settle = async () => {
      for (let step = 0; step < 5; step += 1) {
        await shown(first);
        await sleep(300);
      }
    };
    await settle();
    const alone = first.visiblePointCount;
    const second = await viewer.addPointCloudModel(pointCloud);
    await settle();
    const [one, other] = [first.visiblePointCount, second.visiblePointCount];
    return { fewer: one < alone && other < alone, within: one + other <= numberOfPoints };
  },
});
