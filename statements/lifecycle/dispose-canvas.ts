import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.dispose()` removes the canvas from the viewer's element, but doesn't remove the element from the page.",
  is: { before: 1, after: 0, element: true },
  run: ({ viewer }) => {
    const { domElement } = viewer;
    const count = () => domElement.querySelectorAll('canvas').length;
    const before = count();
    viewer.dispose();
    return { before, after: count(), element: domElement.isConnected };
  },
});
