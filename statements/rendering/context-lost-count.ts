import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'A viewer holds one graphics context, that of its canvas.',
  is: { webgl2: true, same: true },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: ({ newViewer }) => {
    const viewer = newViewer();
    const context = viewer.canvas.getContext('webgl2');
    return {
      webgl2: context instanceof WebGL2RenderingContext,
      same: context === viewer.canvas.getContext('webgl2'),
    };
  },
});
