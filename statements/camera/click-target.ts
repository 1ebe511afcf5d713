import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

interface Controls {
  enable(): void;
  onChange(listener: () => void): void;
}

async function run({ viewer, cad, shown, mouse, until, sleep }: Tools, controls: Controls) {
  await shown(await cad);
  controls.enable();
  const hit = await viewer.getIntersectionFromPixel(36, 32);
  const target = () => {
    const { x, y, z } = viewer.getViewState().camera?.target ?? { x: NaN, y: NaN, z: NaN };
    return { x, y, z };
  };
  const distance = () =>
    hit ? hit.point.distanceTo(hit.point.clone().copy(target() as never)) : NaN;
  let steps = 0;
  controls.onChange(() => (steps += 1));
  const isFar = distance() > 0.5;
  mouse.click(36, 32);
  await until(() => distance() < 0.1);
  // Wait, because `cameraChange` can also fire after the target has arrived.
  await sleep(1000);
  // On a busy machine, the animation has fewer steps, so don't compare the exact number of steps.
  const onTheWay = steps <= 2 ? steps : 'more';
  const { min, max } = (await cad).getModelBoundingBox();
  const position = { x: max.x + 9, y: max.y + 9, z: max.z + 9 };
  await viewer.setViewState({ camera: { position, target: min } } as never);
  await sleep(100);
  steps = 0;
  mouse.move(32, 32);
  mouse.down();
  for (const x of [36, 40, 44, 48]) {
    mouse.move(x, 32);
    await sleep(50);
  }
  await until(() => steps > 1);
  mouse.up();
  return { isFar, onTheWay };
}

export default statement({
  says: 'With `changeCameraTargetOnClick`, a click moves the target to the clicked point, and `cameraChange` fires more than twice.',
  is: { isFar: true, onTheWay: 'more' },
  expect: {
    '3.0.2': instead(
      'With `changeCameraTargetOnClick`, a click moves the target to the clicked point. `cameraChange` fires twice.',
      { isFar: true, onTheWay: 2 },
    ),
    '3.3.0': instead(
      'With `changeCameraTargetOnClick`, a click moves the target to the clicked point. `cameraChange` fires only once.',
      { isFar: true, onTheWay: 1 },
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': (tools) =>
      run(tools, {
        enable: () => tools.viewer.setCameraControlsOptions({ changeCameraTargetOnClick: true }),
        onChange: (listener) => tools.viewer.on('cameraChange', listener),
      }),
    '3.3.0': (tools) =>
      run(tools, {
        enable: () => {
          const manager = tools.viewer.cameraManager;
          if (manager instanceof tools.reveal.DefaultCameraManager)
            manager.setCameraControlsOptions({ changeCameraTargetOnClick: true });
        },
        onChange: (listener) => tools.viewer.cameraManager.on('cameraChange', listener),
      }),
  },
});
