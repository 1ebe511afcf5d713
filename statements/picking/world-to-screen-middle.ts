import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.worldToScreen()` gives CSS pixels from the upper left corner, or 0 to 1 when normalized.',
  is: { pixels: [32, 32], normalized: [0.5, 0.5] },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, cad, three, drawn }) => {
    const middle = (await cad).getModelBoundingBox().getCenter(new three.Vector3());
    const position = middle.clone().add(new three.Vector3(0, 0, 20));
    viewer.cameraManager.setCameraState({ position, target: middle });
    await drawn();
    const round = (value: { x: number; y: number } | null) =>
      value && [value.x, value.y].map((item) => Math.round(item * 100) / 100);
    return {
      pixels: round(viewer.worldToScreen(middle)),
      normalized: round(viewer.worldToScreen(middle, true)),
    };
  },
});
