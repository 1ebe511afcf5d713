import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

type CloudModel = Awaited<Tools['cloud']>;

async function run(
  { viewer, pointCloud, cloud, sleep }: Tools,
  move: (model: CloudModel) => Promise<void>,
) {
  const numberOfPoints = 20_000;
  viewer.pointCloudBudget = { numberOfPoints };
  const first = await cloud;
  first.pointSize = 10;
  // A point cloud loads points only while the camera moves.
  const settle = async () => {
    for (let step = 0; step < 5; step += 1) {
      await move(first);
      await sleep(300);
    }
  };
  await settle();
  const alone = first.visiblePointCount;
  const second = await viewer.addPointCloudModel(pointCloud);
  await settle();
  const [one, other] = [first.visiblePointCount, second.visiblePointCount];
  return { fewer: one < alone && other < alone, within: one + other <= numberOfPoints };
}

export default statement({
  says: 'Two point clouds in a viewer share its `pointCloudBudget`. With a budget of 20,000 points, they show at most 20,000 points combined, and each shows fewer points than a single point cloud would.',
  is: { fewer: true, within: true },
  expect: {
    '3.0.2': instead(
      'With a `pointCloudBudget` of 20,000 points, two point clouds in a viewer together show at most 20,000 points. One or both show at least as many points as a single point cloud would.',
      { fewer: false, within: true },
    ),
    '3.3.0': holds,
  },
  run: {
    '3.0.2': (tools) => {
      const { viewer, until, sleep } = tools;
      let step = 0;
      return run(tools, async (model) => {
        const { min, max } = model.getModelBoundingBox();
        const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2];
        await until(async () => {
          step += 1;
          viewer.setCameraPosition(new Vector3(x + 2 + (step % 2) / 100, max.y + 5, z));
          viewer.setCameraTarget(new Vector3(x, min.y, z));
          await sleep(100);
          return model.visiblePointCount > 0;
        });
      });
    },
    '3.3.0': (tools) => run(tools, (model) => tools.shown(model)),
  },
});
