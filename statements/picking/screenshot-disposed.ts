import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getScreenshot()` rejects after `dispose()`.',
  is: true,
  run: async ({ viewer, messageOf }) => {
    viewer.dispose();
    return (await messageOf(() => viewer.getScreenshot())) !== null;
  },
});
