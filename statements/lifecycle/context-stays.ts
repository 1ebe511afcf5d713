import { statement } from '../statement';

export default statement({
  says: 'After `Cognite3DViewer.dispose()` the graphics context of the canvas is not lost: `loseContext()` of `WEBGL_lose_context` frees it.',
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
