import { Object3D } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.addObject3D()` and `removeObject3D()` don't throw after `dispose()`.",
  is: [null, null],
  run: async ({ viewer, messageOf }) => {
    viewer.dispose();
    return [
      await messageOf(() => viewer.addObject3D(new Object3D())),
      await messageOf(() => viewer.removeObject3D(new Object3D())),
    ];
  },
});
