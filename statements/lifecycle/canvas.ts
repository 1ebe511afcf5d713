import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Cognite3DViewer.canvas` is the canvas in the viewer's element and fills that element.",
  is: { same: true, minimum: ['100%', '100%'], maximum: ['100%', '100%'] },
  expect: { '3.0.2': lacks('Cognite3DViewer.canvas'), '4.29.0': holds },
  run: ({ viewer }) => {
    const { minWidth, minHeight, maxWidth, maxHeight } = viewer.canvas.style;
    return {
      same: viewer.canvas === viewer.domElement.querySelector('canvas'),
      minimum: [minWidth, minHeight],
      maximum: [maxWidth, maxHeight],
    };
  },
});
