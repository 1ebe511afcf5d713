import { demoNode, middleOf, toViewer, type Stage } from '../tests/tools';
import { defineTask } from './task';

const column = demoNode('C-201');
const [x, , z] = middleOf(column);
const top = [x, toViewer(column.boundingBox.max)[1], z] as const;
/** Maximum distance of the label from the top of the column, in pixels. */
const reach = 30;

/** Distance of the nearest label with this text from the top of the column, in pixels. Undefined if no label has this text. */
async function distance(stage: Stage): Promise<number | undefined> {
  const pixel = await stage.pixelOf(top);
  if (pixel === undefined) return undefined;
  const labels = stage.frame.getByText('C-201', { exact: true }).filter({ visible: true });
  const distances = await labels.evaluateAll(
    (elements, [toX = 0, toY = 0]) =>
      elements.map((element) => {
        const { left, right, top: upper, bottom } = element.getBoundingClientRect();
        const off = (value: number, from: number, to: number) =>
          Math.max(from - value, 0, value - to);
        return Math.hypot(off(toX, left, right), off(toY, upper, bottom));
      }),
    [...pixel],
  );
  return distances.length === 0 ? undefined : Math.min(...distances);
}

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
          // Labels move when the viewer renders.
          await stage.redraw();
          return ((await distance(stage)) ?? Infinity) < reach;
        },
      );
    }
  },
});
