import { statement } from '../statement';

export default statement({
  says: 'The viewer does not draw for headsets: `xr.enabled` of its renderer is false.',
  is: false,
  run: async ({ viewer, until }) => {
    let isEnabled: boolean | undefined;
    viewer.on('sceneRendered', ({ renderer }) => (isEnabled = renderer.xr.enabled));
    viewer.requestRedraw();
    await until(() => isEnabled !== undefined);
    return isEnabled;
  },
});
