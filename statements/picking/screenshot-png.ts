import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getScreenshot()` resolves with a PNG as a data URL.',
  is: 'data:image/png;base64,',
  run: async ({ viewer, drawn }) => {
    await drawn();
    // Without what lies over the view: that is copied into a frame, which a frame like this one cannot have.
    const screenshot: (width: number, height: number, withUi: boolean) => Promise<string> =
      viewer.getScreenshot.bind(viewer);
    return (await screenshot(16, 16, false)).slice(0, 22);
  },
});
