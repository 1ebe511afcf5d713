import { Matrix4, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

async function run({ cloud }: Tools, isHit: () => Promise<boolean>) {
  const model = await cloud;
  const hit = await isHit();
  const x = () => Math.round(model.getModelBoundingBox().min.x);
  const before = x();
  model.setModelTransformation(new Matrix4().makeTranslation(1000, 0, 0));
  const matrix = new Vector3().setFromMatrixPosition(model.getModelTransformation());
  return {
    matrix: matrix.toArray().map(Math.round),
    box: x() - before,
    hits: [hit, await isHit()],
  };
}

export default statement({
  says: '`CognitePointCloudModel.setModelTransformation()` changes the results of `getModelTransformation()` and `getModelBoundingBox()`. `getIntersectionFromPixel()` no longer finds the points at their previous position.',
  is: { matrix: [1000, 0, 0], box: 1000, hits: [true, false] },
  expect: {
    '3.0.2': instead(
      '`CognitePointCloudModel.setModelTransformation()` changes the results of `getModelTransformation()` and `getModelBoundingBox()`, but `getIntersectionFromPixel()` still finds the points at their previous position.',
      { matrix: [1000, 0, 0], box: 1000, hits: [true, true] },
    ),
    '3.3.0': instead(
      "After you move a point cloud with `CognitePointCloudModel.setModelTransformation()`, `getIntersectionFromPixel()` no longer finds the points at their previous position. The results of `getModelTransformation()` and `getModelBoundingBox()` don't include the move.",
      { matrix: [0, 0, 0], box: 0, hits: [true, false] },
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': async (tools) => {
      const { viewer, cloud, until, drawn, sleep } = tools;
      const { min, max } = (await cloud).getModelBoundingBox();
      const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2];
      // In this release, points load only while the camera moves, and picking them requires a threshold.
      const pick = () => viewer.getIntersectionFromPixel(32, 32, { pointIntersectionThreshold: 1 });
      let step = 0;
      await until(async () => {
        step += 1;
        viewer.setCameraPosition(new Vector3(x + 2 + (step % 2) / 100, max.y + 5, z));
        viewer.setCameraTarget(new Vector3(x, min.y, z));
        return (await pick()) !== null;
      });
      return run(tools, async () => {
        await sleep(300);
        await drawn();
        return (await pick()) !== null;
      });
    },
    '3.3.0': async (tools) => {
      const model = await tools.cloud;
      model.pointSize = 10;
      await tools.shown(model);
      return run(tools, () => tools.isHit());
    },
  },
});
