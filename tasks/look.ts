import {
  colorDistance,
  demoNode,
  isInside,
  isSameTone,
  middleOf,
  rgbOf,
  type Hit,
  type Pixel,
  type Rgb,
  type Stage,
} from '../tests/tools';
import type { Camera } from '@reveal-docs/runner/messages';
import { expect } from './task';

/** Positions spread over the view, in pixels of the stage (640×360). */
const places = [80, 200, 320, 440, 560].flatMap((x) => [90, 180, 270].map((y): Pixel => [x, y]));

/**
 * Tolerance for differences in hue and saturation. Shading changes colors slightly, and so do the color spaces of
 * different releases.
 */
const toneLimit = 0.3;

/** Resolves with the hits at 15 positions spread over the view, after the view stops changing. */
export async function hitsIn(stage: Stage): Promise<Hit[]> {
  await stage.still();
  const hits: Hit[] = [];
  for (const place of places) {
    const hit = await stage.pick(place);
    if (hit !== undefined) hits.push(hit);
  }
  return hits;
}

/** Returns whether a hit is on the part with this name or one of its descendants. */
export function isOf(name: string, { treeIndex = -1 }: Hit): boolean {
  return isInside(demoNode(name), treeIndex);
}

/** A camera that looks into the sky north of the plant. */
export const sky: Camera = { position: [0, 20, -100], target: [0, 60, -200] };

/**
 * Resolves with the number of positions that show the part with this name. The 15 positions are spread over the view.
 */
export async function countHits(stage: Stage, name: string): Promise<number> {
  return (await hitsIn(stage)).filter((hit) => isOf(name, hit)).length;
}

/** Resolves with the lines in the console that match `pattern`. */
export async function linesIn(stage: Stage, pattern: RegExp): Promise<string[]> {
  return (await stage.logs()).map((text) => text.trim()).filter((text) => pattern.test(text));
}

/** Waits long enough for a delayed reaction to an action, even on a slow machine. */
export async function passTime(stage: Stage): Promise<void> {
  await stage.page.waitForTimeout(1200);
  await stage.still();
}

/** Resolves with the first value that `isDone` accepts, or with the last value if the time runs out. */
export async function readUntil<Value>(
  stage: Stage,
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  let value = await read();
  const isSeen = async () => {
    value = await read();
    return isDone(value);
  };
  // The last value is more useful to the judge than a timeout.
  await stage.until('the expected value', isSeen).catch(() => false);
  return value;
}

/** Waits until the elements with the role "status" have the text `wanted`. Resolves with their last text. */
export function readStatus(stage: Stage, wanted: string): Promise<string> {
  const read = async () =>
    (await stage.frame.getByRole('status').allTextContents()).join(' ').trim();
  return readUntil(stage, read, (text) => text === wanted);
}

/**
 * Waits for a new line in the console that matches `pattern`. The first `count` matching lines don't count as new.
 * Throws unless exactly one new line matches and equals `wanted`.
 */
export async function expectLine(
  stage: Stage,
  pattern: RegExp,
  { count, wanted }: { readonly count: number; readonly wanted: string },
): Promise<void> {
  const lines = async () => (await linesIn(stage, pattern)).slice(count);
  await stage.until(`the line "${wanted}" in the console`, async () => (await lines()).length > 0);
  await passTime(stage);
  const seen = await lines();
  expect(seen.length === 1 && seen[0] === wanted, `only the line "${wanted}"`, seen);
}

/** Clicks a pixel, and throws unless the program logs exactly one line: "Clicked …" with the part at that pixel. */
export async function expectClickReport(stage: Stage, place: Pixel): Promise<void> {
  const hit = await stage.pick(place);
  const wanted = hit?.treeIndex === undefined ? 'Clicked nothing' : `Clicked ${hit.treeIndex}`;
  const count = (await linesIn(stage, /^Clicked/)).length;
  await stage.click(place);
  await expectLine(stage, /^Clicked/, { count, wanted });
}

/** Resolves with the number of models in the viewer. */
export function countModels(stage: Stage): Promise<number> {
  return stage.viewer((viewer) => viewer.models.length);
}

/** Throws unless the view shows the plant. A view of the background has only a few colors. */
export async function expectPlantInView(stage: Stage): Promise<void> {
  const colors = (await stage.picture()).colorCount();
  expect(colors > 200, 'the plant in view', `a picture with ${colors} colors`);
}

/** Equipment at the ends of the plant. */
const ends = ['T-101', 'S-101', 'CT-401', 'K-301B'];

/** Throws unless the view includes the equipment at all ends of the plant. */
export async function expectAllInView(stage: Stage): Promise<void> {
  for (const name of ends) {
    const pixel = await stage.pixelOf(middleOf(demoNode(name)));
    expect(pixel !== undefined, `${name} in view`, 'it is outside of the picture');
  }
}

/** Resolves with the number of viewers that the program hasn't disposed. */
export function countViewers(stage: Stage): Promise<number> {
  return stage.frame.evaluate(() => {
    const key = Symbol.for('reveal-docs.viewers');
    return (globalThis as unknown as Record<symbol, unknown[]>)[key]?.length ?? 0;
  });
}

type Part = Parameters<Stage['lookAt']>[0] | string;

/** Places the camera in front of a part, and returns the part's color. */
export async function colorOf(stage: Stage, part: Part): Promise<Rgb> {
  const node = typeof part === 'string' ? demoNode(part) : part;
  await stage.lookAt(node);
  const place = await stage.placeOf(node).catch((cause: unknown) => {
    throw new Error(
      `expected ${node.name} in view of a camera in front of it; seen: nothing of it`,
      {
        cause,
      },
    );
  });
  return (await stage.picture()).colorAt(place);
}

function wordsOf(color: Rgb): string {
  return `(${color.map((value) => Math.round(value)).join(', ')})`;
}

/** Throws unless a part has the hue of `color` (`#rrggbb`). If `not` is specified, throws if the part has that hue. */
export async function expectColor(
  stage: Stage,
  part: Part,
  color: string,
  not?: 'not',
): Promise<void> {
  const seen = await colorOf(stage, part);
  const name = typeof part === 'string' ? part : part.name;
  const wanted = rgbOf(color);
  const has = isSameTone(seen, wanted, toneLimit);
  const words = `${name} ${not === undefined ? 'in' : 'in a color other than'} ${wordsOf(wanted)}`;
  expect(not === undefined ? has : !has, words, wordsOf(seen));
}

/** Returns whether a color is the background color. The default is the background that the tasks require. */
export function isBackground(color: Rgb, background = '#e8eef1'): boolean {
  return colorDistance(color, rgbOf(background)) < 12;
}

/**
 * Resolves with the distance between a pixel and the nearest visible element with this text, in pixels. Resolves with
 * `Infinity` if no element has this text.
 */
export async function distanceOfText(
  stage: Stage,
  text: string | RegExp,
  pixel: Pixel,
): Promise<number> {
  const elements = stage.frame.getByText(text, { exact: true }).filter({ visible: true });
  const distances = await elements.evaluateAll(
    (found, [toX = 0, toY = 0]) =>
      found.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const off = (value: number, from: number, to: number) =>
          Math.max(from - value, 0, value - to);
        return Math.hypot(off(toX, left, right), off(toY, top, bottom));
      }),
    [...pixel],
  );
  return Math.min(...distances);
}

function degreesBetween(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
  const cosine = dot / (Math.hypot(...one) * Math.hypot(...other));
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

interface View {
  readonly position: readonly number[];
  readonly target: readonly number[];
}

interface CameraViewer {
  readonly cameraManager: {
    getCamera(): { readonly matrixWorld: { readonly elements: readonly number[] } };
  };
}

/** Throws unless the camera is at `position` and looks at `target`, with tolerances of 10 cm and one degree. */
export async function expectCamera(stage: Stage, { position, target }: View): Promise<void> {
  // Read the camera's axes, because a program that sets a rotation doesn't set a target.
  const axes = await stage.viewer(({ cameraManager }: CameraViewer) => [
    ...cameraManager.getCamera().matrixWorld.elements,
  ]);
  const at = axes.slice(12, 15);
  const direction = axes.slice(8, 11).map((value) => -value);
  const distance = Math.hypot(...position.map((value, axis) => value - (at[axis] ?? 0)));
  const wanted = target.map((value, axis) => value - (position[axis] ?? 0));
  const words = `the camera at ${position.join(', ')}, looking at ${target.join(', ')}`;
  const short = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
  // The point in the view direction at the target's distance from the camera.
  const seen = at.map((value, axis) => value + (direction[axis] ?? 0) * Math.hypot(...wanted));
  expect(
    distance < 0.1 && degreesBetween(wanted, direction) < 1,
    words,
    `at ${short(at)}, looking at ${short(seen)}`,
  );
}

/** Clicks the button with this name, in a lil-gui panel or elsewhere. */
export async function press(stage: Stage, name: string): Promise<void> {
  const button = stage.frame.getByRole('button', { name, exact: true }).first();
  await button.click().catch((cause: unknown) => {
    throw new Error(`expected an enabled button "${name}"; seen: none`, { cause });
  });
}
