import { Box3, Vector3 } from 'three';
import { statement } from '../statement';

export default statement({
  says: 'A new viewer starts at the default camera position, even in the element of a disposed viewer.',
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
