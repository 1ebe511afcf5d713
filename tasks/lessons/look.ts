/** Functions that the judges of lessons share. Browsers run them, too. */
import type { Finding } from '@reveal-docs/lessons/judge';
import { type Place, type Rgb, distance, hasSameTone, toRgb } from '@reveal-docs/lessons/picture';
import type { Camera, Part, Stage, StageHit, StageModel, Vector } from '@reveal-docs/lessons/stage';

/** Direction from a part to the camera: from the south-east, above. */
const fromSouthEast: Vector = [0.6, 0.6, 0.8];

/** Greatest distance of two places that count as the same, in meters. */
const placeLimit = 0.3;

/** Greatest distance of two colors of the background, which isn't shaded. */
const backgroundLimit = 14;

function add(one: Vector, other: Vector, factor = 1): Vector {
  return [one[0] + other[0] * factor, one[1] + other[1] * factor, one[2] + other[2] * factor];
}

/** Distance of two points, in meters. */
export function metersBetween(one: Vector, other: Vector): number {
  return Math.hypot(...add(one, other, -1));
}

/** The middle of a part's bounding box. */
export function middleOf({ min, max }: Part): Vector {
  const sum = add(min, max);
  return [sum[0] / 2, sum[1] / 2, sum[2] / 2];
}

/** The point of a part's bounding box at these shares of its size. */
function pointAt({ min, max }: Part, shares: Vector): Vector {
  const between = (axis: 0 | 1 | 2) => min[axis] + (max[axis] - min[axis]) * shares[axis];
  return [between(0), between(1), between(2)];
}

/** The eight corners of a part's bounding box. */
export function cornersOf(part: Part): Vector[] {
  const ends = [0, 1];
  return ends.flatMap((x) => ends.flatMap((y) => ends.map((z) => pointAt(part, [x, y, z]))));
}

/**
 * Where to look for a part in its bounding box, as shares of its size: the middle, then beside it
 * along each axis, since a pipe in front can hide the middle of a slender part.
 */
const looks: readonly Vector[] = [
  [0.5, 0.5, 0.5],
  ...[0.38, 0.62, 0.25, 0.75].flatMap((share): Vector[] => [
    [share, 0.5, 0.5],
    [0.5, share, 0.5],
    [0.5, 0.5, share],
  ]),
];

/** A camera that looks at the middle of a part, at a distance of `factor` times its diagonal. */
export function cameraOn(part: Part, factor = 1.5, direction: Vector = fromSouthEast): Camera {
  const target = middleOf(part);
  const length = factor * metersBetween(part.min, part.max);
  return { target, position: add(target, direction, length / Math.hypot(...direction)) };
}

/** Whether a hit is a part of the plant, or below it in the tree. */
export function isOf({ first, count }: Part, hit: StageHit | undefined): boolean {
  const { kind, treeIndex = -1 } = hit ?? {};
  return kind === 'cad' && treeIndex >= first && treeIndex < first + count;
}

/** A place at which the SDK finds a part with the current camera. Undefined if it doesn't find it. */
export async function findPlace(stage: Stage, part: Part): Promise<Place | undefined> {
  const tried = new Set<string>();
  for (const shares of looks) {
    const exact = await stage.placeOf(pointAt(part, shares));
    if (exact === undefined) continue;
    const place: Place = [Math.round(exact[0]), Math.round(exact[1])];
    const key = place.map((value) => Math.round(value / 4)).join(' ');
    if (tried.has(key)) continue;
    tried.add(key);
    if (isOf(part, await stage.pick(place))) return place;
  }
  return undefined;
}

/** Looks at a part, and returns a place at which the SDK finds it. */
export async function lookAt(stage: Stage, part: Part): Promise<Place | undefined> {
  await stage.setCamera(cameraOn(part));
  return findPlace(stage, part);
}

/** Looks at a part, and returns its color. Undefined if the SDK doesn't find it. */
async function colorOf(stage: Stage, name: string): Promise<Rgb | undefined> {
  const place = await lookAt(stage, await stage.part(name));
  return place && (await stage.picture()).colorAt(place);
}

/** Size of the view in CSS pixels: the target of the camera is in its middle. */
async function sizeOfView(stage: Stage): Promise<readonly [width: number, height: number]> {
  const middle = await stage.placeOf((await stage.camera()).target);
  if (middle !== undefined) return [2 * middle[0], 2 * middle[1]];
  const { width, height } = await stage.picture();
  return [width, height];
}

/** Places spread over the view, as shares of its width and height. Those near the middle come first. */
const spread: readonly Place[] = [
  [0.5, 0.5],
  [0.35, 0.6],
  [0.65, 0.4],
  [0.35, 0.35],
  [0.65, 0.65],
  [0.5, 0.25],
  [0.5, 0.8],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.2, 0.8],
  [0.8, 0.2],
];

/** The objects at places spread over the view. Each place is picked when you need it, because a pick draws. */
export async function* hitsIn(stage: Stage): AsyncGenerator<StageHit> {
  const [width, height] = await sizeOfView(stage);
  for (const [x, y] of spread) {
    const hit = await stage.pick([Math.round(x * width), Math.round(y * height)]);
    if (hit !== undefined) yield hit;
  }
}

/** Whether a color is that of the background (`#rrggbb`). */
export function isBackground(color: Rgb, background: string): boolean {
  return distance(color, toRgb(background)) < backgroundLimit;
}

const hues = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'red'];
/** Upper ends of the hues, in degrees. */
const hueEnds = [18, 45, 68, 165, 200, 258, 300, 340, 361];

/** The name of a color, for sentences. */
export function nameOfColor([red, green, blue]: Rgb): string {
  const [brightest, darkest] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const range = brightest - darkest;
  if (brightest < 30) return 'black';
  if (range < 0.2 * brightest) return brightest > 235 ? 'white' : 'gray';
  let hue = (60 * (red - green)) / range + 240;
  if (brightest === red) hue = ((60 * (green - blue)) / range + 360) % 360;
  else if (brightest === green) hue = (60 * (blue - red)) / range + 120;
  return hues[hueEnds.findIndex((end) => hue < end)] ?? 'red';
}

/** A point as words: "(28, 13, -38)". */
export function nameOfPoint(point: Vector): string {
  return `(${point.map((value) => Number(value.toFixed(1))).join(', ')})`;
}

/** Whether two points are the same, except for rounding. */
export function isSamePoint(one: Vector, other: Vector): boolean {
  return metersBetween(one, other) < placeLimit;
}

const kindNames = {
  cad: ['a CAD model', 'CAD models'],
  points: ['a point cloud', 'point clouds'],
  other: ['a model of another kind', 'models of another kind'],
} as const;

/** The models of a viewer as words: "2 CAD models and a point cloud". */
export function nameOfModels(models: readonly StageModel[]): string {
  const names = (['cad', 'points', 'other'] as const).flatMap((wanted) => {
    const count = models.filter(({ kind }) => kind === wanted).length;
    const [one, many] = kindNames[wanted];
    if (count === 0) return [];
    return [count === 1 ? one : `${count} ${many}`];
  });
  return new Intl.ListFormat('en').format(names.length === 0 ? ['no model'] : names);
}

/** Undefined if a part of the plant has the hue of `color` (`#rrggbb`), in light or shade. Otherwise says what was seen. */
export async function judgeColor(stage: Stage, name: string, color: string): Promise<Finding> {
  const [seen, wanted] = [await colorOf(stage, name), nameOfColor(toRgb(color))];
  if (seen === undefined) return `${name} can’t be seen: it should be visible, and ${wanted}.`;
  if (hasSameTone(seen, toRgb(color))) return undefined;
  return `${name} is ${nameOfColor(seen)}: it should be ${wanted}.`;
}

/** Undefined if these parts of the plant can be seen, and don't have the hue of `color` (`#rrggbb`). */
export async function judgeOtherColor(
  stage: Stage,
  names: readonly string[],
  color: string,
): Promise<Finding> {
  for (const name of names) {
    const seen = await colorOf(stage, name);
    if (seen === undefined) return `${name} can’t be seen: it should stay as it was.`;
    if (hasSameTone(seen, toRgb(color)))
      return `${name} is ${nameOfColor(seen)}, too: it should keep its color.`;
  }
  return undefined;
}

interface TankView {
  /** A place at the shell of the tank. */
  readonly place: Place;
  /** Share of the tank, 0 to 1, that doesn't have the color of the sky behind it. */
  readonly visible: number;
}

/** Least distance from the color of the sky at which a part is visible. The middle of a ghosted part is closer. */
const visibleLimit = 6;

/** Looks up at the tank T-101 from the north, where only the sky is behind it. */
export async function lookUpAtTank(stage: Stage): Promise<TankView> {
  const [x, , z] = middleOf(await stage.part('T-101'));
  const height = 9;
  const radius = 6.5;
  await stage.setCamera({ position: [x, 1.5, z - 23], target: [x, height, z - radius] });
  const picture = await stage.picture();
  const { width } = picture;
  const sky = picture.colorAt([width - 12, 12]);
  const offsets = [-0.85, -0.75, -0.65, -0.55, -0.3, 0, 0.3, 0.55, 0.65, 0.75, 0.85];
  let visible = 0;
  for (const offset of offsets) {
    const place = await stage.placeOf([x + offset * radius, height, z]);
    const isSky = place === undefined || distance(picture.colorAt(place), sky) < visibleLimit;
    if (!isSky) visible += 1 / offsets.length;
  }
  const place: Place = [Math.round(width / 2), Math.round(picture.height / 2)];
  return { place, visible };
}
