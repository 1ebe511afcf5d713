import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setBackgroundColor()` shows a color as it was written, and leaves alone what it is not given.',
  is: { color: [255, 128, 0], alpha: [255, 128, 0] },
  expect: { '3.0.2': lacks, '4.29.0': holds },
  run: async ({ viewer, drawn, pixel }) => {
    viewer.setBackgroundColor({ color: new Color('#ff8000'), alpha: 1 });
    await drawn();
    const color = await pixel();
    viewer.setBackgroundColor({ alpha: 1 });
    await drawn();
    return { color, alpha: await pixel() };
  },
});
