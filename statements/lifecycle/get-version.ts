import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getVersion()` gives the release of the SDK.',
  is: true,
  run: ({ viewer }) => /^\d+\.\d+\.\d+$/.test(viewer.getVersion()),
});
