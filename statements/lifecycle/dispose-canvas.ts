import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.dispose()` takes the canvas out of the element and leaves the element where it is.',
  is: { before: 1, after: 0, element: true },
  run: ({ viewer }) => {
    const { domElement } = viewer;
    const count = () => domElement.querySelectorAll('canvas').length;
    const before = count();
    viewer.dispose();
    return { before, after: count(), element: domElement.isConnected };
  },
});
