import {
  colorDistance,
  demoNode,
  type Hit,
  type Picture,
  type Pixel,
  type Stage,
} from '../tests/tools';
import { distanceOfText, linesIn } from './look';
import { defineTask, expect } from './task';

type Point = Hit['point'];

function between(from: Point, to: Point, share: number): [number, number, number] {
  const [x, y, z] = from.map((value, axis) => value + share * ((to[axis] ?? 0) - value));
  return [x ?? 0, y ?? 0, z ?? 0];
}

function differenceAt([x, y]: Pixel, one: Picture, other: Picture): number {
  const steps = [-2, -1, 0, 1, 2];
  const near = steps.flatMap((dx) => steps.map((dy): Pixel => [x + dx, y + dy]));
  return Math.max(...near.map((place) => colorDistance(one.colorAt(place), other.colorAt(place))));
}

async function pixelOf(stage: Stage, point: Point): Promise<Pixel> {
  const pixel = await stage.pixelOf(point);
  if (pixel === undefined) throw new Error('The camera looks past the line.');
  return pixel;
}

export default defineTask({
  name: 'measure',
  prompt:
    'Show the CAD model `plant`, and let the user measure it: two clicks on the model draw a line between the points, with its length in meters as a label at its middle. The model doesn’t hide the line. Also log each length to the console, in meters with two decimals: "Measured 12.34 m".',
  wrong: { from: 'distanceInMeters.toFixed', to: '(2 * distanceInMeters).toFixed' },
  async judge(stage) {
    const tank = demoNode('T-101');
    await stage.lookAt(tank, 1.2);
    const far = await stage.camera();
    const [x, y] = await stage.placeOf(tank);
    const ends: readonly [Pixel, Pixel] = [
      [x - 40, y],
      [x + 40, y + 10],
    ];
    const [from, to] = [await stage.pick(ends[0]), await stage.pick(ends[1])];
    expect(from !== undefined && to !== undefined, 'the tank T-101 in view', 'nothing of it');
    const length = Math.hypot(...from.point.map((value, axis) => value - (to.point[axis] ?? 0)));
    // Move the camera so close that the label covers only the middle of the line.
    const target = between(from.point, to.point, 0.5);
    const near = { position: between(target, far.position, 0.35), target };
    await stage.setCamera(near);
    const before = await stage.picture();

    await stage.setCamera(far);
    await stage.click(ends[0]);
    await stage.move(ends[1]);
    await stage.click(ends[1]);
    const isLength = (text: string | undefined) =>
      Math.abs(Number(text) - length) < 0.05 * length + 0.05;
    const lines = () => linesIn(stage, /^Measured \d+\.\d\d m$/);
    await stage.until(
      'a line "Measured … m" in the console',
      async () => (await lines()).length > 0,
    );
    const logged = await lines();
    const isLogged = logged.length === 1 && isLength(/[\d.]+/.exec(logged[0] ?? '')?.[0]);
    expect(isLogged, `one line "Measured ${length.toFixed(2)} m"`, logged);
    await stage.setCamera(near);
    await stage.until('the length as text at the middle of the line', async () => {
      await stage.redraw();
      const label = /^\D*\d+(\.\d+)?\s?m$/;
      const off = await distanceOfText(stage, label, await pixelOf(stage, target));
      const numbers = (await stage.text()).matchAll(/(\d+(?:\.\d+)?)\s?m\b/g);
      return off < 40 && [...numbers].some(([, value]) => isLength(value));
    });
    const after = await stage.picture();
    for (const share of [0.25, 0.75]) {
      const place = await pixelOf(stage, between(from.point, to.point, share));
      const difference = differenceAt(place, before, after);
      expect(difference > 20, 'a line between the points', `a difference of ${difference}`);
    }
  },
});
