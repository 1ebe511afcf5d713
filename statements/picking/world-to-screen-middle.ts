import type { Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

type Look = (position: Vector3, target: Vector3) => void;

async function run({ viewer, cad, three, drawn }: Tools, look: Look) {
  const middle = (await cad).getModelBoundingBox().getCenter(new three.Vector3());
  look(middle.clone().add(new three.Vector3(0, 0, 20)), middle);
  await drawn();
  const round = (value: { x: number; y: number } | null) =>
    value && [value.x, value.y].map((item) => Math.round(item * 100) / 100);
  return {
    pixels: round(viewer.worldToScreen(middle)),
    normalized: round(viewer.worldToScreen(middle, true)),
  };
}

export default statement({
  says: '`Cognite3DViewer.worldToScreen()` gives CSS pixels from the upper left corner, or 0 to 1 when normalized.',
  is: { pixels: [32, 32], normalized: [0.5, 0.5] },
  expect: {
    '3.0.2': instead(
      '`Cognite3DViewer.worldToScreen()` gives 0 to 1 when normalized; else it takes pixels for such numbers, and gives null in the middle of the viewer.',
      { pixels: null, normalized: [0.5, 0.5] },
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': (tools) =>
      run(tools, (position, target) => {
        tools.viewer.setCameraPosition(position);
        tools.viewer.setCameraTarget(target);
      }),
    '3.3.0': (tools) =>
      run(tools, (position, target) =>
        tools.viewer.cameraManager.setCameraState({ position, target }),
      ),
  },
});
