import { Mesh, MeshBasicMaterial, PlaneGeometry, Vector3 } from 'three';
import type { Tools } from '../kit/tools';
import { holds, instead, statement } from '../statement';

async function run({ viewer, pixel, drawn }: Tools, look: (from: Vector3, to: Vector3) => void) {
  const material = new MeshBasicMaterial({ color: '#ff8000' });
  material.color.convertLinearToSRGB();
  viewer.addObject3D(new Mesh(new PlaneGeometry(10, 10), material));
  look(new Vector3(0, 0, 5), new Vector3());
  await drawn();
  return pixel();
}

export default statement({
  says: "If you call `convertLinearToSRGB()` on the color of your own object's `MeshBasicMaterial`, the object appears in the color you set: `#ff8000` appears as rgb(255, 128, 0).",
  is: [255, 128, 0],
  expect: {
    '3.0.2': instead(
      "If you call `convertLinearToSRGB()` on the color of your own object's `MeshBasicMaterial`, the object appears brighter than the color you set: `#ff8000` appears as rgb(255, 188, 0).",
      [255, 188, 0],
    ),
    '4.29.0': holds,
  },
  run: {
    '3.0.2': (tools) =>
      run(tools, (from, to) => {
        tools.viewer.setCameraPosition(from);
        tools.viewer.setCameraTarget(to);
      }),
    '3.3.0': (tools) =>
      run(tools, (position, target) =>
        tools.viewer.cameraManager.setCameraState({ position, target }),
      ),
  },
});
