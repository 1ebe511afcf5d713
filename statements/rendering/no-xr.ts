import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't enable WebXR: `renderer.xr.enabled` is false.",
  is: false,
  run: async ({ viewer, until }) => {
    let isEnabled: boolean | undefined;
    viewer.on('sceneRendered', ({ renderer }) => (isEnabled = renderer.xr.enabled));
    viewer.requestRedraw();
    await until(() => isEnabled !== undefined);
    return isEnabled;
  },
});
