import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'The camera is lost with its viewer: a second viewer in the same element starts where the first one did.',
  is: { moved: true, sameStart: true },
  run: ({ newViewer, newElement }) => {
    const domElement = newElement();
    const place = (viewer: ReturnType<typeof newViewer>) =>
      JSON.stringify(viewer.getViewState().camera?.position);
    const first = newViewer({ domElement });
    const start = place(first);
    first.fitCameraToBoundingBox(new Box3(new Vector3(1, 2, 3), new Vector3(4, 5, 6)), 0);
    const moved = place(first) !== start;
    first.dispose();
    return { moved, sameStart: place(newViewer({ domElement })) === start };
  },
});
