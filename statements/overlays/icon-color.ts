import { Overlay3DTool } from '@cognite/reveal/tools';
import { Color, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: 'An `Overlay3DTool` icon appears darker than the color you set: `#ff8000` appears as rgb(255, 55, 0). After `convertLinearToSRGB()`, it appears as rgb(255, 128, 0).',
  is: { unchanged: [255, 55, 0], converted: [255, 128, 0] },
  expect: { '3.0.2': lacks('Overlay3DTool'), '4.29.0': holds },
  run: async ({ viewer, drawn, pixel }) => {
    viewer.cameraManager.setCameraState({ position: new Vector3(0, 0, 5), target: new Vector3() });
    const tool = new Overlay3DTool<string>(viewer);
    const color = new Color('#ff8000');
    const collection = tool.createOverlayCollection([
      { position: new Vector3(), content: 'a', color },
    ]);
    await drawn();
    const unchanged = await pixel();
    collection.getOverlays()[0]?.setColor(color.clone().convertLinearToSRGB());
    await drawn();
    return { unchanged, converted: await pixel() };
  },
});
