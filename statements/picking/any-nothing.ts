import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getAnyIntersectionFromPixel()` resolves with undefined if the pixel is empty.',
  is: true,
  expect: { '3.0.2': lacks('Cognite3DViewer.getAnyIntersectionFromPixel'), '4.29.0': holds },
  run: async ({ viewer, three }) =>
    (await viewer.getAnyIntersectionFromPixel(new three.Vector2(32, 32))) === undefined,
});
