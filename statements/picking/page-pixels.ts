import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getIntersectionFromPixel()` takes CSS pixels, regardless of the resolution of the canvas.',
  is: { canvas: true, hit: 'cad' },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ viewer, cad, drawn, until, shown }) => {
    await shown(await cad);
    viewer.setResolutionOptions({ maxRenderResolution: 256 });
    await drawn();
    await until(() => viewer.canvas.width < 20);
    const hit = await viewer.getIntersectionFromPixel(32, 32);
    return { canvas: viewer.canvas.width < 20, hit: hit?.type };
  },
});
