import { WebGLRenderer } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`renderParameters.renderSize` is in CSS pixels: it doesn't include the renderer's pixel ratio.",
  is: { renderSize: [64, 64], canvas: [128, 128] },
  expect: { '3.0.2': lacks('Cognite3DViewer.renderParameters'), '4.29.0': holds },
  run: async ({ newViewer, drawn, until }) => {
    const renderer = new WebGLRenderer();
    renderer.setPixelRatio(2);
    const viewer = newViewer({ renderer });
    await drawn(viewer);
    // An observer reports the size of the viewer's element, possibly after the first frame. The viewer resizes the
    // canvas only after that report.
    await until(() => renderer.domElement.width === 128);
    const { x, y } = viewer.renderParameters.renderSize;
    const { width, height } = renderer.domElement;
    return { renderSize: [x, y], canvas: [width, height] };
  },
});
