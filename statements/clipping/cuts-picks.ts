import { Plane, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { statement } from '../statement';

interface Hand {
  readonly setPlanes: (planes: Plane[]) => void;
  readonly isHit: () => Promise<boolean>;
}

async function run({ cloud, drawn }: Tools, { setPlanes, isHit }: Hand) {
  const model = await cloud;
  const before = await isHit();
  const above = model.getModelBoundingBox().max.y + 1;
  setPlanes([new Plane(new Vector3(0, 1, 0), -above)]);
  await drawn();
  return { before, cut: await isHit() };
}

async function runShown(tools: Tools, setPlanes: Hand['setPlanes']) {
  const model = await tools.cloud;
  model.pointSize = 10;
  await tools.shown(model);
  return run(tools, { setPlanes, isHit: () => tools.isHit() });
}

export default statement({
  says: "Clipped points of a point cloud can't be picked.",
  is: { before: true, cut: false },
  run: {
    '3.0.2': async (tools) => {
      const { viewer, cloud, until, drawn } = tools;
      const { min, max } = (await cloud).getModelBoundingBox();
      const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2];
      // With a threshold, a pick hits points near the ray. Points load only while the camera moves.
      const pick = () => viewer.getIntersectionFromPixel(32, 32, { pointIntersectionThreshold: 1 });
      let step = 0;
      await until(async () => {
        step += 1;
        viewer.setCameraPosition(new Vector3(x + 2 + (step % 2) / 100, max.y + 5, z));
        viewer.setCameraTarget(new Vector3(x, min.y, z));
        return (await pick()) !== null;
      });
      return run(tools, {
        setPlanes: (planes) => viewer.setClippingPlanes(planes),
        isHit: async () => {
          await drawn();
          return (await pick()) !== null;
        },
      });
    },
    '3.3.0': (tools) => runShown(tools, (planes) => tools.viewer.setClippingPlanes(planes)),
    '4.29.0': (tools) => runShown(tools, (planes) => tools.viewer.setGlobalClippingPlanes(planes)),
  },
});
