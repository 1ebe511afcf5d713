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
  says: '`Cognite3DViewer.worldToScreen()` returns pixels, or normalized coordinates if `normalize` is true. The middle of a 64 × 64 viewer is (32, 32), or (0.5, 0.5) normalized.',
  is: { pixels: [32, 32], normalized: [0.5, 0.5] },
  expect: {
    '3.0.2': instead(
      'For a point in the middle of the viewer, `Cognite3DViewer.worldToScreen()` returns null. If `normalize` is true, it returns (0.5, 0.5).',
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
