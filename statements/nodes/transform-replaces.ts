import { NumericRange } from '@cognite/reveal';
import { Matrix4 } from 'three';
import { holds, instead, statement } from '../statement';

export default statement({
  says: '`setNodeTransform()` moves nodes both on screen and for picking. Calling it again replaces the previous transform instead of adding to it.',
  is: { drawn: [true, false, true], picked: [true, false, true] },
  expect: {
    '3.0.2': instead(
      '`setNodeTransform()` moves nodes, and calling it again replaces the previous transform instead of adding to it. `getIntersectionFromPixel()` still finds nodes at their original position.',
      { drawn: [true, false, true], picked: [true, true, true] },
    ),
    '3.3.0': holds,
  },
  run: async ({ cad, shown, loaded, isHit, pixel }) => {
    const model = await cad;
    await shown(model);
    const all = new NumericRange(0, model.nodeCount);
    const move = (y: number) => model.setNodeTransform(all, new Matrix4().makeTranslation(0, y, 0));
    await loaded();
    await isHit();
    const own = await pixel();
    const isInPlace = async () => {
      await isHit();
      const color = await pixel();
      return color.every((value, index) => Math.abs(value - (own[index] ?? NaN)) < 10);
    };
    const drawn: boolean[] = [];
    const picked: boolean[] = [];
    const see = async () => {
      picked.push(await isHit());
      drawn.push(await isInPlace());
    };
    await see();
    move(1000);
    await see();
    move(0.001);
    await see();
    return { drawn, picked };
  },
});
