import { statement } from '../statement';

export default statement({
  says: 'While the graphics context of a viewer is lost, models stay in it; when the browser gives the context back, the viewer shows them again without asking for their files.',
  is: { models: 1, sameColor: true, isHit: true, asked: 0 },
  run: async ({ newViewer, newElement, three, pumpSkid, shown, isHit, pixel, ...rest }) => {
    const { network, until, sleep } = rest;
    const renderer = new three.WebGLRenderer();
    const canvas = renderer.domElement;
    // three.js has heard of it by then; the frame, which would end the program, does not.
    canvas.addEventListener('webglcontextlost', (event) => event.stopImmediatePropagation());
    const viewer = newViewer({ renderer, domElement: newElement() });
    const model = await viewer.addCadModel(pumpSkid);
    await shown(model, viewer);
    // What the camera asked for last is still on its way.
    await sleep(1000);
    const before = await pixel(viewer);
    const asked = network.count('.glb');

    const context = renderer.getContext();
    const extension = context.getExtension('WEBGL_lose_context');
    extension?.loseContext();
    await until(() => context.isContextLost());
    await sleep(300);
    const models = viewer.models.length;
    extension?.restoreContext();
    await until(() => !context.isContextLost());
    await sleep(300);
    const after = await pixel(viewer);
    return {
      models,
      sameColor: before.join() === after.join(),
      isHit: await isHit(viewer),
      asked: network.count('.glb') - asked,
    };
  },
});
