import { Object3D } from 'three';
import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.addObject3D()` and `removeObject3D()` don't throw after `dispose()`.",
  is: { add: null, remove: null, screenshot: true },
  run: async ({ viewer, messageOf }) => {
    // Exclude overlays from the screenshot, because the SDK needs an iframe to copy them, and this sandboxed frame
    // can't create one.
    const screenshot: (width: number, height: number, withUi: boolean) => Promise<string> =
      viewer.getScreenshot.bind(viewer);
    viewer.dispose();
    return {
      add: await messageOf(() => viewer.addObject3D(new Object3D())),
      remove: await messageOf(() => viewer.removeObject3D(new Object3D())),
      // Unlike these methods, `getScreenshot()` rejects after `dispose()`.
      screenshot: (await messageOf(() => screenshot(16, 16, false))) !== null,
    };
  },
});
