import { statement } from '../statement';

export default statement({
  says: "The viewer doesn't enable WebXR: `renderer.xr.enabled` is false, unless you pass a renderer in which it's true.",
  is: { viewer: false, own: true },
  run: async ({ viewer, newViewer, newElement, three, until }) => {
    const isEnabled = async (in3d: typeof viewer) => {
      let enabled: boolean | undefined;
      in3d.on('sceneRendered', ({ renderer }) => (enabled = renderer.xr.enabled));
      in3d.requestRedraw();
      await until(() => enabled !== undefined);
      return enabled;
    };
    const renderer = new three.WebGLRenderer();
    renderer.xr.enabled = true;
    const other = newViewer({ renderer: renderer as never, domElement: newElement() });
    return { viewer: await isEnabled(viewer), own: await isEnabled(other) };
  },
});
