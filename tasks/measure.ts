import { demoNode, type Pixel } from '../tests/tools';
import { defineTask, expect } from './task';

export default defineTask({
  name: 'measure',
  prompt:
    'Show the CAD model `plant`, and let the user measure it: two clicks on the model draw a line between the points, labeled with its length. Also log each length to the console, in meters with two decimals: "Measured 12.34 m".',
  wrong: { from: 'distanceInMeters.toFixed', to: '(2 * distanceInMeters).toFixed' },
  async judge(stage) {
    const tank = demoNode('T-101');
    await stage.lookAt(tank, 1.2);
    const [x, y] = await stage.placeOf(tank);
    const ends: readonly [Pixel, Pixel] = [
      [x - 40, y],
      [x + 40, y + 10],
    ];
    const [from, to] = [await stage.pick(ends[0]), await stage.pick(ends[1])];
    expect(from !== undefined && to !== undefined, 'the tank T-101 in view', 'nothing of it');
    const length = Math.hypot(...from.point.map((value, axis) => value - (to.point[axis] ?? 0)));
    await stage.click(ends[0]);
    await stage.move(ends[1]);
    await stage.click(ends[1]);
    const words = `a line "Measured … m" in the console, of about ${length.toFixed(2)} m`;
    await stage.until(words, async () =>
      (await stage.logs()).some((text) => {
        const seen = Number(/^Measured (\d+\.\d\d) m$/.exec(text.trim())?.[1]);
        return Math.abs(seen - length) < 0.05 * length + 0.05;
      }),
    );
    await stage.until('the length as text at the line', async () => {
      await stage.redraw();
      return /\d\s?m\b/.test(await stage.text());
    });
  },
});
