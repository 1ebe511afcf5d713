import { Color } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "The viewer displays the exact color that you pass to `Cognite3DViewer.setBackgroundColor()`. If you omit `color`, the background color doesn't change.",
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
