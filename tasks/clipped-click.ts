import { demoNode, middleOf } from '../tests/tools';
import { expectClickReport, hitsIn, isOf } from './look';
import { defineTask, expect } from './task';

/** Height of the cut, in meters. */
const cut = 5;
const tolerance = 0.3;

/** The task is based on `docs/examples/clipping.mdx`. */
export default defineTask({
  name: 'clipped-click',
  prompt:
    'Show the CAD model `plant`, cut off at a height of 5 m (Y): nothing above that height is visible, and taller parts are visible up to it. When the user clicks, log one line to the console: "Clicked 123", with the tree index of the visible part at the pointer, or "Clicked nothing" if there is none. What’s cut away doesn’t count, so a click through it reports what’s visible behind it.',
  wrong: { from: 'Vector3(0, -1, 0)', to: 'Vector3(0, 1, 0)' },
  async judge(stage) {
    const [x, , z] = middleOf(demoNode('C-201'));
    const above: readonly [number, number, number] = [x, 12, z];
    // Look down through the clipped upper half of the column, at the ground behind it.
    await stage.setCamera({ position: [x, 30, z + 30], target: [x, 6, z] });
    const through = await stage.pixelOf(above);
    expect(through !== undefined, 'the place above the column in view', 'nothing');
    const inMiddle = await stage.pick(through);
    const hits = [...(await hitsIn(stage)), ...(inMiddle === undefined ? [] : [inMiddle])];
    const high = hits.filter(({ point }) => point[1] > cut + tolerance).length;
    expect(high === 0, 'nothing higher than 5 m', `parts at ${high} of 16 places`);
    const isOpen = hits.length > 5;
    expect(isOpen, 'the lower part of the plant', `something at ${hits.length} of 16 places`);
    await expectClickReport(stage, through);

    // If the plane didn't clip the column, the column would be in the middle of this view.
    await stage.setCamera({ position: [x, 12, z + 30], target: [...above] });
    const behind = await stage.pick([320, 180]);
    expect(
      behind === undefined,
      'nothing at a height of 12 m',
      `a part at ${behind?.point.join(', ')}`,
    );
    await expectClickReport(stage, [320, 180]);

    // The lower half of the column must still be visible. The area north of the column is empty.
    const low: readonly [number, number, number] = [x, 2.5, z];
    await stage.setCamera({ position: [x, 12, z - 20], target: [...low] });
    const rest = await stage.pick([320, 180]);
    expect(rest !== undefined && isOf('C-201', rest), 'the column up to 5 m', `${rest?.treeIndex}`);
    await expectClickReport(stage, [320, 180]);
  },
});
