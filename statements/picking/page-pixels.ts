import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.getIntersectionFromPixel()` expects CSS pixels, even if `setResolutionOptions()` lowers the resolution of the canvas.',
  is: { canvas: true, isSamePart: true },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ viewer, cad, drawn, until, shown }) => {
    await shown(await cad);
    const partAtMiddle = async () => {
      const hit = await viewer.getIntersectionFromPixel(32, 32);
      return hit?.type === 'cad' ? hit.treeIndex : -1;
    };
    const before = await partAtMiddle();
    viewer.setResolutionOptions({ maxRenderResolution: 256 });
    await drawn();
    await until(() => viewer.canvas.width < 20);
    const isSamePart = before >= 0 && (await partAtMiddle()) === before;
    return { canvas: viewer.canvas.width < 20, isSamePart };
  },
});
