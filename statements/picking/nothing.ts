import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.getIntersectionFromPixel()` resolves with null if there's nothing at the pixel.",
  is: null,
  run: ({ viewer }) => viewer.getIntersectionFromPixel(32, 32),
});
