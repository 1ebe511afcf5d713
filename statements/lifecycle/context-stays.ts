import { statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.dispose()` doesn't release the WebGL context of the canvas. `WEBGL_lose_context.loseContext()` does.",
  is: { afterDispose: false, afterLoss: true },
  run: async ({ viewer, cad }) => {
    await cad;
    const context = viewer.domElement.querySelector('canvas')?.getContext('webgl2');
    viewer.dispose();
    const afterDispose = context?.isContextLost();
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return { afterDispose, afterLoss: context?.isContextLost() };
  },
});
