import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getScreenshot()` resolves with a PNG image as a data URL.',
  is: 'data:image/png;base64,',
  run: async ({ viewer, drawn }) => {
    await drawn();
    // Exclude overlays from the screenshot, because the SDK needs an iframe to copy them, and this sandboxed frame
    // can't create one.
    const screenshot: (width: number, height: number, withUi: boolean) => Promise<string> =
      viewer.getScreenshot.bind(viewer);
    return (await screenshot(16, 16, false)).slice(0, 22);
  },
});
