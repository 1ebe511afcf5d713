import { statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getIntersectionFromPixel()` resolves with null if the pixel is empty.',
  is: { model: true, empty: null },
  run: async ({ viewer, cad, shown, drawn, isHit }) => {
    await shown(await cad);
    const model = await isHit();
    const [position, target] = [1000, 2000].map((y) => ({ x: 0, y, z: 0 }));
    await viewer.setViewState({ camera: { position, target } } as never);
    await drawn();
    return { model, empty: await viewer.getIntersectionFromPixel(32, 32) };
  },
});
