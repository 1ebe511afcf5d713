import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getVersion()` returns a version number in the form major.minor.patch.',
  is: true,
  run: ({ viewer }) => /^\d+\.\d+\.\d+$/.test(viewer.getVersion()),
});
