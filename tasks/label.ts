import { demoNode, middleOf, toViewer } from '../tests/tools';
import { distanceOfText } from './look';
import { defineTask } from './task';

const column = demoNode('C-201');
const [x, , z] = middleOf(column);
const top = [x, toViewer(column.boundingBox.max)[1], z] as const;
/** Maximum distance from the label to the top of the column, in pixels. */
const reach = 30;

export default defineTask({
  name: 'label',
  prompt:
    'Show the CAD model `plant` with an HTML label "C-201" on top of the distillation column C-201 (the node with tree index 813). Place it at the center of the top face of the column’s bounding box. The label stays there when the camera moves.',
  wrong: { from: 'box.max.y', to: 'box.min.y' },
  async judge(stage) {
    for (const direction of [
      [0.6, 0.4, 0.8],
      [-0.8, 0.2, 0.5],
    ] as const) {
      await stage.lookAt(column, 1.5, direction);
      await stage.until(
        `a label "C-201" within ${reach} pixels of the top of the column`,
        async () => {
          // Programs can move labels when the viewer renders a frame, so render one.
          await stage.redraw();
          const pixel = await stage.pixelOf(top);
          return pixel !== undefined && (await distanceOfText(stage, 'C-201', pixel)) < reach;
        },
      );
    }
  },
});
