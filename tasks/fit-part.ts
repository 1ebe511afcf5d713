import { demoNode, toViewer } from '../tests/tools';
import { defineTask, expect } from './task';

const column = demoNode('C-201');

/** Corners of the column's bounding box, in viewer coordinates. */
const corners = [0, 1].flatMap((x) =>
  [0, 1].flatMap((y) =>
    [0, 1].map((z) => {
      const { min, max } = column.boundingBox;
      return toViewer([x, y, z].map((end, axis) => (end === 0 ? min : max)[axis] ?? 0));
    }),
  ),
);

export default defineTask({
  name: 'fit-part',
  prompt:
    'Show the CAD model `plant`, and fit the camera to the distillation column C-201, the node with tree index 813. The whole column must be in view, in the middle, and its box takes up at least a third of the width or the height of the view.',
  wrong: { from: '813', to: '1064' },
  async judge(stage) {
    await stage.still();
    const pixels = await Promise.all(corners.map((corner) => stage.pixelOf(corner)));
    const inside = pixels.flatMap((pixel) => (pixel === undefined ? [] : [pixel]));
    expect(
      inside.length === 8,
      'all of C-201 in view',
      `${inside.length} of the 8 corners of its bounding box`,
    );
    const [xs, ys] = [inside.map(([x]) => x), inside.map(([, y]) => y)];
    const [width, height] = [xs, ys].map((values) => Math.max(...values) - Math.min(...values));
    const large = Math.max((width ?? 0) / 640, (height ?? 0) / 360);
    expect(large > 0.3, 'C-201 large in view', `${(100 * large).toFixed(0)} % of the view`);
    const middle = [xs, ys].map((values) => (Math.max(...values) + Math.min(...values)) / 2);
    const off = Math.hypot((middle[0] ?? 0) - 320, (middle[1] ?? 0) - 180);
    expect(
      off < 70,
      'C-201 in the middle of the view',
      `${off.toFixed(0)} pixels off, in a view of 640 × 360`,
    );
    await stage.placeOf(column);
  },
});
