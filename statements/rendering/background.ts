import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: '`Cognite3DViewer.setBackgroundColor()` shows the color exactly as you set it. If you omit `color`, the current color stays.',
  is: { color: [255, 128, 0], alpha: [255, 128, 0] },
  expect: { '3.0.2': lacks('Cognite3DViewer.setBackgroundColor', 'alpha'), '4.29.0': holds },
  run: async ({ viewer, drawn, pixel }) => {
    viewer.setBackgroundColor({ color: new Color('#ff8000'), alpha: 1 });
    await drawn();
    const color = await pixel();
    viewer.setBackgroundColor({ alpha: 1 });
    await drawn();
    return { color, alpha: await pixel() };
  },
});
