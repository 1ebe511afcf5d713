/** Functions that judges use to observe a program. */
import {
  colorDistance,
  demoNode,
  isInside,
  isSameTone,
  rgbOf,
  type Hit,
  type Pixel,
  type Rgb,
  type Stage,
} from '../tests/tools';
import type { Camera } from '@reveal-docs/runner/messages';
import { expect } from './task';

/** Places spread over the view, in pixels of the stage (640 × 360). */
const places = [80, 200, 320, 440, 560].flatMap((x) => [90, 180, 270].map((y): Pixel => [x, y]));

/** Tolerances for hue and saturation, because shading and the color spaces of releases change colors a little. */
const toneLimit = 0.3;

/** The hits at places spread over the view, after it stops changing. */
export async function hitsIn(stage: Stage): Promise<Hit[]> {
  await stage.still();
  const hits: Hit[] = [];
  for (const place of places) {
    const hit = await stage.pick(place);
    if (hit !== undefined) hits.push(hit);
  }
  return hits;
}

/** Whether a hit is the part of the plant with this name, or one of its descendants. */
export function isOf(name: string, { treeIndex = -1 }: Hit): boolean {
  return isInside(demoNode(name), treeIndex);
}

/** A camera that looks into the sky north of the plant. */
export const sky: Camera = { position: [0, 20, -100], target: [0, 60, -200] };

/** Number of the 15 places spread over the view that show the part with this name. */
export async function countHits(stage: Stage, name: string): Promise<number> {
  return (await hitsIn(stage)).filter((hit) => isOf(name, hit)).length;
}

/** The lines in the console that match `pattern`. */
export async function linesIn(stage: Stage, pattern: RegExp): Promise<string[]> {
  return (await stage.logs()).map((text) => text.trim()).filter((text) => pattern.test(text));
}

/** Waits until a delayed reaction to an action would have happened, even on a slow machine. */
export async function passTime(stage: Stage): Promise<void> {
  await stage.page.waitForTimeout(1200);
  await stage.still();
}

/** Resolves with the first value that `isDone` accepts, or with the last one if the time runs out. */
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
  // The judge reports the last value, which says more than the error.
  await stage.until('the expected value', isSeen).catch(() => false);
  return value;
}

/** Resolves with the text of the elements with the role "status", as soon as it is `wanted`. Otherwise, with the last one. */
export function readStatus(stage: Stage, wanted: string): Promise<string> {
  const read = async () =>
    (await stage.frame.getByRole('status').allTextContents()).join(' ').trim();
  return readUntil(stage, read, (text) => text === wanted);
}

/** Number of models in the viewer. */
export function countModels(stage: Stage): Promise<number> {
  return stage.viewer((viewer) => viewer.models.length);
}

/** A part of the plant, or its name. */
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

/** Throws unless a part has the hue of `color` (`#rrggbb`). With `not`, throws if it has that hue. */
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

/** Whether a color is the background color of the task, or another given color. */
export function isBackground(color: Rgb, background = '#e8eef1'): boolean {
  return colorDistance(color, rgbOf(background)) < 12;
}

/** Angle between the directions of two cameras, in degrees. */
function degreesBetween(one: readonly number[], other: readonly number[]): number {
  const dot = one.reduce((sum, value, axis) => sum + value * (other[axis] ?? 0), 0);
  const cosine = dot / (Math.hypot(...one) * Math.hypot(...other));
  return (Math.acos(Math.min(1, Math.max(-1, cosine))) * 180) / Math.PI;
}

interface View {
  readonly position: readonly number[];
  readonly target: readonly number[];
}

/** Throws unless the camera is at `position` and looks at `target`, within 10 cm and one degree. */
export async function expectCamera(stage: Stage, { position, target }: View): Promise<void> {
  const seen = await stage.camera();
  const distance = Math.hypot(...position.map((value, axis) => value - (seen.position[axis] ?? 0)));
  const towards = (view: View) =>
    view.target.map((value, axis) => value - (view.position[axis] ?? 0));
  const degrees = degreesBetween(towards({ position, target }), towards(seen));
  const words = `the camera at ${position.join(', ')}, looking at ${target.join(', ')}`;
  const short = (values: readonly number[]) => values.map((value) => value.toFixed(1)).join(', ');
  expect(
    distance < 0.1 && degrees < 1,
    words,
    `at ${short(seen.position)}, looking at ${short(seen.target)}`,
  );
}

/** Presses the button with this name, in a panel of lil-gui or elsewhere. */
export async function press(stage: Stage, name: string): Promise<void> {
  const button = stage.frame.getByRole('button', { name, exact: true }).first();
  await button.click().catch((cause: unknown) => {
    throw new Error(`expected an enabled button "${name}"; seen: none`, { cause });
  });
}
