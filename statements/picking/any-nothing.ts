import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.getAnyIntersectionFromPixel()` resolves with undefined if there's nothing at the pixel.",
  is: true,
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, three }) =>
    (await viewer.getAnyIntersectionFromPixel(new three.Vector2(32, 32))) === undefined,
});
