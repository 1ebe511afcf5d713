import { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

interface Hand {
  readonly show: (isVisible: boolean) => void;
  readonly isHit: () => Promise<boolean>;
}

async function run({ show, isHit }: Hand) {
  const shown = await isHit();
  show(false);
  const hidden = await isHit();
  show(true);
  return { shown, hidden, again: await isHit() };
}

async function runShown(tools: Tools, codesOf: (model: Awaited<Tools['cloud']>) => number[]) {
  const model = await tools.cloud;
  model.pointSize = 10;
  await tools.shown(model);
  const show = (isVisible: boolean) =>
    codesOf(model).forEach((code) => model.setClassVisible(code, isVisible));
  return run({ show, isHit: () => tools.isHit() });
}

export default statement({
  says: "If you hide all classes of a point cloud, `getIntersectionFromPixel()` doesn't find its points until you show the classes again.",
  is: { shown: true, hidden: false, again: true },
  expect: {
    '3.0.2': instead(
      '`getIntersectionFromPixel()` finds the points of a point cloud even if you hide all its classes.',
      {
        shown: true,
        hidden: true,
        again: true,
      },
    ),
    '3.3.0': holds,
  },
  run: {
    '3.0.2': async ({ viewer, cloud, until, drawn, sleep }) => {
      const model = await cloud;
      const { min, max } = model.getModelBoundingBox();
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
      return run({
        show: (isVisible) =>
          model.getClasses().forEach((code) => model.setClassVisible(Number(code), isVisible)),
        isHit: async () => {
          await sleep(300);
          await drawn();
          return (await pick()) !== null;
        },
      });
    },
    '3.3.0': (tools) => runShown(tools, (model) => model.getClasses().map(Number)),
    '4.29.0': (tools) => runShown(tools, (model) => model.getClasses().map(({ code }) => code)),
  },
});
