import { Overlay3DTool } from '@cognite/reveal/tools';
import { Color, Vector3 } from 'three';
import { holds, lacks, statement } from '../statement';

export default statement({
  says: "`Overlay3DTool.createOverlayCollection()` and `setVisible()` redraw the view. Changing an icon's color or visibility, or adding or removing icons later, doesn't.",
  is: { made: true, color: 0, visible: 0, added: 0, removed: 0, tool: true },
  expect: { '3.0.2': lacks('Overlay3DTool'), '4.29.0': holds },
  run: async ({ viewer, drawn, sleep }) => {
    await drawn();
    await sleep(500);
    let count = 0;
    viewer.on('sceneRendered', () => (count += 1));
    const framesOf = async (change: () => void) => {
      count = 0;
      change();
      await sleep(400);
      return count;
    };
    const tool = new Overlay3DTool<string>(viewer);
    const empty = tool.createOverlayCollection();
    await sleep(400);
    const made = await framesOf(() => {
      tool.createOverlayCollection([{ position: new Vector3(), content: 'a' }]);
    });
    const [icon] = tool.getCollections()[1]!.getOverlays();
    const color = await framesOf(() => icon!.setColor(new Color('red')));
    const visible = await framesOf(() => icon!.setVisible(false));
    const added = await framesOf(() => {
      empty.addOverlays([{ position: new Vector3(), content: 'b' }]);
    });
    const removed = await framesOf(() => empty.removeAllOverlays());
    const all = await framesOf(() => tool.setVisible(false));
    return { made: made > 0, color, visible, added, removed, tool: all > 0 };
  },
});
