import { Vector3 } from 'three';
import { holds, instead, statement } from '../statement';
import type { Tools } from '../kit/tools';

async function run({ viewer, cloud, network, drawn }: Tools, isHit: () => Promise<boolean>) {
  const model = await cloud;
  const before = { byDefault: model.visible, hit: await isHit() };
  const requests = network.count('ept-data/');
  model.visible = false;
  await drawn();
  const hidden = await isHit();
  const models = viewer.models.length;
  model.visible = true;
  await drawn();
  const again = await isHit();
  return {
    ...before,
    hidden,
    models,
    again,
    counted: requests > 0,
    requests: network.count('ept-data/') - requests,
  };
}

const result = {
  byDefault: true,
  hit: true,
  hidden: false,
  models: 1,
  again: true,
  counted: true,
  requests: 0,
};

export default statement({
  says: "`getIntersectionFromPixel()` ignores a point cloud whose `visible` is false. `visible` is true by default. When you show the point cloud again, the viewer doesn't request its points again.",
  is: result,
  expect: {
    '3.0.2': instead(
      '`getIntersectionFromPixel()` finds a point cloud even if its `visible` is false.',
      { ...result, hidden: true, counted: false },
    ),
    '3.3.0': instead(
      '`getIntersectionFromPixel()` finds a point cloud even if its `visible` is false.',
      { ...result, hidden: true },
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
      await sleep(1500);
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
      await tools.sleep(1500);
      return run(tools, () => tools.isHit());
    },
  },
});
