import { holds, lacks, statement } from '../statement';

export default statement({
  says: "If you replace a `DefaultCameraManager` and then dispose the viewer, disposing the replaced manager doesn't throw.",
  is: { former: null, screenshot: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.cameraManager'), '3.3.0': holds },
  run: async ({ viewer, newCameraManager, messageOf }) => {
    const former = viewer.cameraManager;
    viewer.setCameraManager(newCameraManager());
    // Exclude overlays from the screenshot, because the SDK needs an iframe to copy them, and this sandboxed frame
    // can't create one.
    const screenshot: (width: number, height: number, withUi: boolean) => Promise<string> =
      viewer.getScreenshot.bind(viewer);
    viewer.dispose();
    const message = await messageOf(() => former.dispose());
    // For comparison, the disposed viewer's `getScreenshot()` rejects.
    return {
      former: message,
      screenshot: (await messageOf(() => screenshot(16, 16, false))) !== null,
    };
  },
});
