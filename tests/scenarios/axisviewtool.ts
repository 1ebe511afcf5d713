import type { Camera } from '@reveal-docs/runner/messages';
import type { Pixel } from './picture';
import { check, defineScenario, stageSize, type Stage } from './scenario';

type Vector = readonly [number, number, number];

/** The direction from the plant to each side (Y up, north is -Z), by the side's label. */
const sides: Readonly<Record<string, Vector>> = {
  East: [1, 0, 0],
  West: [-1, 0, 0],
  Top: [0, 1, 0],
  Below: [0, -1, 0],
  South: [0, 0, 1],
  North: [0, 0, -1],
};
/** Distance between the tool and the edge of the picture, in pixels. */
const padding = 12;
/**
 * Distance from the tool's middle to the middle of a face that is seen from the side, as a fraction of the tool's size.
 */
const faceReach = 0.225;

interface Tool {
  readonly size: number;
  readonly corner: 'left' | 'right';
}

function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

function viewOf({ position: p, target: t }: Camera): Vector {
  return unit([t[0] - p[0], t[1] - p[1], t[2] - p[2]]);
}

/** Returns the pixel in the middle of the face on this side of the cube. */
function faceOf(side: Vector, view: Vector, { size, corner }: Tool): Pixel {
  const right = unit(cross(view, [0, 1, 0]));
  const up = cross(right, view);
  const fromEdge = padding + size / 2;
  const middle = corner === 'left' ? fromEdge : stageSize.width - fromEdge;
  const reach = faceReach * size;
  return [middle + reach * dot(side, right), stageSize.height - fromEdge - reach * dot(side, up)];
}

function distance([x, y, z]: Vector, [toX, toY, toZ]: Vector): number {
  return Math.hypot(toX - x, toY - y, toZ - z);
}

/** Clicks the face with this label. Returns how long the camera moves, in milliseconds. */
async function turnTo(stage: Stage, name: string, tool: Tool): Promise<number> {
  const side = sides[name] ?? [0, 0, 0];
  const before = await stage.camera();
  await stage.viewer((viewer: { on(event: 'cameraChange', listener: () => void): void }) => {
    const moves: number[] = [];
    Object.assign(globalThis, { moves });
    viewer.on('cameraChange', () => moves.push(performance.now()));
  });
  await stage.click(faceOf(side, viewOf(before), tool));
  await stage.until(`the camera looks from the side "${name}"`, async () => {
    return dot(viewOf(await stage.camera()), side) < -0.99;
  });
  await stage.still();
  const { position, target } = await stage.camera();
  check(distance(target, before.target) < 0.1, 'the camera turns around its target');
  const [far, near] = [distance(position, target), distance(before.position, before.target)];
  check(Math.abs(far - near) < 0.01 * near, `it keeps its distance: ${near} m, then ${far} m`);
  return stage.viewer(() => {
    const { moves } = globalThis as unknown as { moves: number[] };
    return (moves.at(-1) ?? 0) - (moves[0] ?? 0);
  });
}

/**
 * Tests that a click on a face of the cube turns the camera to that side. Covers both corners, and different sizes and
 * durations.
 */
export default defineScenario({
  async run(stage) {
    const start = await stage.camera();
    const toCamera = viewOf(start).map((value) => -value) as unknown as Vector;
    const seen = Object.keys(sides).filter((name) => dot(sides[name] ?? [0, 0, 0], toCamera) > 0.2);
    const [first = '', second = '', third = ''] = seen;
    check(seen.length === 3, `the cube shows three sides: ${seen.join()}`);

    await turnTo(stage, first, { size: 140, corner: 'right' });
    await stage.setCamera(start);
    // At this size, the next click is outside the area of the previous, smaller cube.
    await stage.control('Size (px)').set(240);
    await turnTo(stage, second, { size: 240, corner: 'right' });
    await stage.setCamera(start);
    await stage.control('Corner').set('bottom left');
    await stage.click(
      faceOf(sides[third] ?? [0, 0, 0], viewOf(start), { size: 240, corner: 'right' }),
    );
    await stage.still();
    check(
      distance((await stage.camera()).position, start.position) < 0.01,
      'the cube has left the corner where it was',
    );
    await turnTo(stage, third, { size: 240, corner: 'left' });
    await stage.setCamera(start);

    await stage.control('Animation (ms)').set(2000);
    const slow = await turnTo(stage, first, { size: 240, corner: 'left' });
    await stage.setCamera(start);
    await stage.control('Animation (ms)').set(0);
    const quick = await turnTo(stage, first, { size: 240, corner: 'left' });
    check(slow > 1500 && quick < 500, `it takes ${slow} ms of 2,000, and ${quick} ms of none`);
  },
});
