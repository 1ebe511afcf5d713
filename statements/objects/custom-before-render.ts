import { CustomObject } from '@cognite/reveal';
import { BoxGeometry, Mesh, type PerspectiveCamera } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'The viewer calls `CustomObject.beforeRender()` with the camera, after the `beforeSceneRendered` event and before `sceneRendered`.',
  is: { order: ['before', 'object', 'after'], isCamera: true },
  expect: { '3.0.2': lacks('CustomObject'), '4.29.0': holds },
  run: async ({ viewer, drawn }) => {
    const order: string[] = [];
    let isCamera = false;
    class Watched extends CustomObject {
      override beforeRender(camera: PerspectiveCamera): void {
        order.push('object');
        isCamera = camera === viewer.cameraManager.getCamera();
      }
    }
    viewer.addCustomObject(new Watched(new Mesh(new BoxGeometry(1, 1, 1))));
    await drawn();
    order.splice(0);
    viewer.on('beforeSceneRendered', () => order.push('before'));
    viewer.on('sceneRendered', () => order.push('after'));
    await drawn();
    return { order: order.slice(0, 3), isCamera };
  },
});
