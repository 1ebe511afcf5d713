import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getScreenshot()` rejects after `dispose()`.',
  is: { before: null, rejects: true },
  run: async ({ viewer, drawn, messageOf }) => {
    // Exclude overlays from the screenshot, because the SDK needs an iframe to copy them, and this sandboxed frame
    // can't create one.
    const screenshot: (width: number, height: number, withUi: boolean) => Promise<string> =
      viewer.getScreenshot.bind(viewer);
    const take = () => messageOf(() => screenshot(16, 16, false));
    await drawn();
    const before = await take();
    viewer.dispose();
    return { before, rejects: (await take()) !== null };
  },
});
