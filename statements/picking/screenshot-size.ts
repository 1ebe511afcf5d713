import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getScreenshot()` resolves with an image of the width and height you pass.',
  is: [40, 20],
  run: async ({ viewer, drawn }) => {
    await drawn();
    const screenshot: (width: number, height: number, withUi: boolean) => Promise<string> =
      viewer.getScreenshot.bind(viewer);
    const answer = await fetch(await screenshot(40, 20, false));
    const { width, height } = await createImageBitmap(await answer.blob());
    return [width, height];
  },
});
