import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getIntersectionFromPixel()` resolves with null where nothing is.',
  is: null,
  run: ({ viewer }) => viewer.getIntersectionFromPixel(32, 32),
});
