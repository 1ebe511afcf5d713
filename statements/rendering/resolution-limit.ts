import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`maxRenderResolution` limits the canvas to about that many pixels and keeps its aspect ratio. `Infinity` removes the limit.',
  is: { capped: true, shape: [28, 14], lifted: [80, 40] },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: async ({ newViewer, newElement, drawn, until }) => {
    const viewer = newViewer({ domElement: newElement(80, 40) });
    await drawn(viewer);
    viewer.setResolutionOptions({ maxRenderResolution: 400 });
    await until(() => viewer.canvas.width < 30);
    const { width, height } = viewer.canvas;
    viewer.setResolutionOptions({ maxRenderResolution: Infinity });
    await until(() => viewer.canvas.width > 30);
    return {
      capped: width * height <= 400 + width,
      shape: [width, height],
      lifted: [viewer.canvas.width, viewer.canvas.height],
    };
  },
});
