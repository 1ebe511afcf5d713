import { statement } from '../statement';

export default statement({
  says: 'Models stay in the viewer while its WebGL context is lost. When the browser restores the context, the viewer renders them without requesting their files again.',
  is: { models: 1, sameColor: true, isHit: true, asked: { before: true, after: 0 } },
  run: async ({ newViewer, newElement, three, pumpSkid, shown, isHit, pixel, ...rest }) => {
    const { network, until, sleep } = rest;
    const renderer = new three.WebGLRenderer();
    const canvas = renderer.domElement;
    // Stops the event after the listener of three.js, because the frame would end the program on it.
    canvas.addEventListener('webglcontextlost', (event) => event.stopImmediatePropagation());
    const viewer = newViewer({ renderer, domElement: newElement() });
    const model = await viewer.addCadModel(pumpSkid);
    await shown(model, viewer);
    // Wait for the last requested files.
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
      asked: { before: asked > 0, after: network.count('.glb') - asked },
    };
  },
});
