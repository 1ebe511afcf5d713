import { demoNode } from './demo';
import { isSameTone, rgbOf, type Pixel } from './picture';
import { check, defineScenario, type Stage } from './scenario';

/** Labels of the box's sides, for the axes that point east, up, and south. The lower side of each axis comes first. */
const axes = [
  ['West', 'East'],
  ['Bottom', 'Top'],
  ['North', 'South'],
] as const;
type Side = (typeof axes)[number][number];
type Box = readonly (readonly [low: number, high: number])[];

/** Maximum error of picked points at this camera distance, in meters. */
const tolerance = 0.5;

async function readBox(stage: Stage): Promise<Box> {
  const sides: (readonly [number, number])[] = [];
  for (const [low, high] of axes) {
    sides.push([
      Number(await stage.control(low).value()),
      Number(await stage.control(high).value()),
    ]);
  }
  return sides;
}

/**
 * Returns the pixel that shows a side's handle. With `shift`, returns the pixel of a point that is this many meters
 * closer to the middle of the box.
 */
async function handleOf(stage: Stage, side: Side, shift = 0): Promise<Pixel> {
  const box = await readBox(stage);
  const point = box.map(([low, high], axis) => {
    if (axes[axis]?.[0] === side) return low + shift;
    return axes[axis]?.[1] === side ? high - shift : (low + high) / 2;
  });
  const pixel = await stage.pixelOf(point);
  check(pixel !== undefined, `the handle ${side} is in view`);
  return pixel;
}

async function isHandleSeen(stage: Stage, side: Side): Promise<boolean> {
  const place = await handleOf(stage, side);
  return isSameTone((await stage.picture()).colorAt(place), rgbOf('#e8590c'), 0.1);
}

async function isCutTo(stage: Stage, box: Box): Promise<boolean> {
  await stage.still();
  const points = [];
  for (const place of [200, 225, 290, 320].flatMap((x) => [60, 180, 270].map((y) => [x, y]))) {
    const hit = await stage.pick(place as unknown as Pixel);
    if (hit !== undefined) points.push(hit.point);
  }
  return (
    points.length > 0 &&
    points.every((point) =>
      box.every(([low, high], axis) => {
        const value = point[axis] ?? NaN;
        return value > low - tolerance && value < high + tolerance;
      }),
    )
  );
}

async function dragHandle(stage: Stage, side: Side, meters: number): Promise<void> {
  await stage.drag(await handleOf(stage, side), await handleOf(stage, side, meters));
  await stage.still();
}

/**
 * Tests that handles and sliders move the sides of the clipping box, and that dragging a handle doesn't move the
 * camera.
 */
export default defineScenario({
  async run(stage) {
    const start = await readBox(stage);
    check(await isCutTo(stage, start), 'only what is in the box is seen');
    for (const side of axes.flat()) {
      check(await isHandleSeen(stage, side), `the handle ${side} is seen`);
    }
    const camera = JSON.stringify(await stage.camera());

    for (const [side, meters] of [
      ['Top', 14],
      ['West', 6],
      ['South', 2],
    ] as const) {
      const before = await readBox(stage);
      await dragHandle(stage, side, meters);
      const box = await readBox(stage);
      box.forEach(([low, high], axis) => {
        const [lowSide, highSide] = axes[axis] ?? [];
        const expected = [
          (before[axis]?.[0] ?? NaN) + (lowSide === side ? meters : 0),
          (before[axis]?.[1] ?? NaN) - (highSide === side ? meters : 0),
        ];
        check(
          Math.abs(low - (expected[0] ?? NaN)) < 0.3 && Math.abs(high - (expected[1] ?? NaN)) < 0.3,
          `after ${side} by ${meters}: ${low} to ${high}, expected ${expected.join(' to ')}`,
        );
      });
      check(await isHandleSeen(stage, side), `the handle ${side} has followed`);
    }
    check(await isCutTo(stage, await readBox(stage)), 'the model is cut to the new box');
    check(JSON.stringify(await stage.camera()) === camera, 'the camera has not moved');
  },
  async details(stage) {
    const camera = JSON.stringify(await stage.camera());
    // This drag would move the top to 2 m below the bottom.
    await dragHandle(stage, 'Top', 17);
    const [, height = [0, 0]] = await readBox(stage);
    check(Math.abs(height[1] - height[0] - 1) < 0.01, `the sides do not cross: ${height.join()}`);

    const values = { West: -22, East: -1, Top: 25, Bottom: 1, North: -21, South: -15 };
    for (const [side, value] of Object.entries(values)) await stage.control(side).set(value);
    check(
      JSON.stringify(await readBox(stage)) === '[[-22,-1],[1,25],[-21,-15]]',
      `the sides are as typed: ${JSON.stringify(await readBox(stage))}`,
    );
    for (const side of axes.flat()) {
      check(await isHandleSeen(stage, side), `the handle ${side} is where the number says`);
    }
    check(await isCutTo(stage, await readBox(stage)), 'the model is cut to these numbers');
    await stage.placeOf(demoNode('C-202'));

    const box = JSON.stringify(await readBox(stage));
    await stage.drag([90, 300], [160, 290]);
    await stage.still();
    check(JSON.stringify(await stage.camera()) !== camera, 'a drag beside the handles turns');
    check(JSON.stringify(await readBox(stage)) === box, 'and moves no side');
  },
});
