import { statement } from '../statement';

export default statement({
  says: "While a viewer's WebGL context is lost, its CAD model stays in `models`. When the browser restores the context, the viewer renders the model without requesting its geometry files again.",
  is: { models: 1, sameColor: true, hidden: false, isHit: true, asked: { before: true, after: 0 } },
  run: async ({ newViewer, newElement, three, pumpSkid, shown, isHit, pixel, drawn, ...rest }) => {
    const { network, until, sleep } = rest;
    const renderer = new three.WebGLRenderer();
    const canvas = renderer.domElement;
    // Stop the event before it reaches the frame's listener, which would end the program. three.js added its listener
    // first, so that listener still receives the event.
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
    const isModelHit = await isHit(viewer);
    const askedAgain = network.count('.glb') - asked;
    // Without the model, the color is different.
    model.visible = false;
    await drawn(viewer);
    const hidden = await pixel(viewer);
    return {
      models,
      sameColor: before.join() === after.join(),
      hidden: before.join() === hidden.join(),
      isHit: isModelHit,
      asked: { before: asked > 0, after: askedAgain },
    };
  },
});
