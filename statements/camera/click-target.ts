import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

interface Controls {
  enable(): void;
  onChange(listener: () => void): void;
}

async function run({ viewer, cad, shown, mouse, until }: Tools, controls: Controls) {
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
  mouse.click(36, 32);
  await until(() => distance() < 0.5);
  // A busy machine draws few steps; `cameraChange` at the start only is one.
  return { steps: steps > 1 };
}

export default statement({
  says: 'With `changeCameraTargetOnClick`, a click moves the target to the clicked point and fires `cameraChange` repeatedly on the way.',
  is: { steps: true },
  expect: {
    '3.0.2': instead(
      'With `changeCameraTargetOnClick`, a click moves the target to the clicked point, but fires `cameraChange` at most three times on the way.',
      { steps: false },
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
