import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getIntersectionFromPixel()` resolves with null if the pixel is empty.',
  is: null,
  run: ({ viewer }) => viewer.getIntersectionFromPixel(32, 32),
});
