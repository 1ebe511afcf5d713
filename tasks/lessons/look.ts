/** Functions that the lessons' judges share. These functions also run in browsers. */
import type { Finding } from '@reveal-docs/lessons/judge';
import { type Place, type Rgb, distance, hasSameTone, toRgb } from '@reveal-docs/lessons/picture';
import type { Camera, Part, Stage, StageHit, Vector } from '@reveal-docs/lessons/stage';
import { nameOfColor } from './names';

/** Direction to the camera: southeast and up. */
const fromSouthEast: Vector = [0.6, 0.6, 0.8];

/** Maximum distance between two points that count as the same, in meters. */
const placeLimit = 0.3;

/**
 * Maximum distance between two colors that count as the same background. It's small, because the background isn't
 * shaded.
 */
const backgroundLimit = 14;

function add(one: Vector, other: Vector, factor = 1): Vector {
  return [one[0] + other[0] * factor, one[1] + other[1] * factor, one[2] + other[2] * factor];
}

/** Returns the distance between two points, in meters. */
export function metersBetween(one: Vector, other: Vector): number {
  return Math.hypot(...add(one, other, -1));
}

function pixelsBetween(one: Place, other: Place): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

type Box = Pick<Part, 'min' | 'max'>;

/** Returns the middle of a bounding box. */
export function middleOf({ min, max }: Box): Vector {
  const sum = add(min, max);
  return [sum[0] / 2, sum[1] / 2, sum[2] / 2];
}

/** Returns a point in a part's bounding box. `shares` contains its position along each axis, from 0 to 1. */
function pointAt({ min, max }: Box, shares: Vector): Vector {
  const between = (axis: 0 | 1 | 2) => min[axis] + (max[axis] - min[axis]) * shares[axis];
  return [between(0), between(1), between(2)];
}

/** Returns the eight corners of a part's bounding box. */
export function cornersOf(part: Box): Vector[] {
  const ends = [0, 1];
  return ends.flatMap((x) => ends.flatMap((y) => ends.map((z) => pointAt(part, [x, y, z]))));
}

const besideMiddle = [0.38, 0.62, 0.25, 0.75];

/**
 * Points in a bounding box at which to look for a part, as shares of the box's size. The middle comes first. Points
 * around the middle follow, because a pipe in front can hide the middle of a slender part. The last points are in the
 * upper half, because other parts can hide the whole lower half.
 */
const looks: readonly Vector[] = [
  [0.5, 0.5, 0.5],
  ...besideMiddle.flatMap((share): Vector[] => [
    [share, 0.5, 0.5],
    [0.5, share, 0.5],
    [0.5, 0.5, share],
  ]),
  ...besideMiddle.flatMap((share): Vector[] => [
    [share, 0.75, 0.5],
    [0.5, 0.75, share],
  ]),
];

/** Returns a camera that looks at the middle of a box, from a distance of `factor` times the box's diagonal. */
export function cameraOn(part: Box, factor = 1.5, direction: Vector = fromSouthEast): Camera {
  const target = middleOf(part);
  const length = factor * metersBetween(part.min, part.max);
  return { target, position: add(target, direction, length / Math.hypot(...direction)) };
}

/** Returns whether a hit is on a part or one of its descendants. */
export function isOf({ first, count }: Part, hit: StageHit | undefined): boolean {
  const { kind, treeIndex = -1 } = hit ?? {};
  return kind === 'cad' && treeIndex >= first && treeIndex < first + count;
}

/** Minimum distance between two places to try, in CSS pixels. */
const leastDistance = 4;

async function placesOf(stage: Stage, part: Part): Promise<readonly Place[]> {
  const places: Place[] = [];
  for (const shares of looks) {
    const exact = await stage.placeOf(pointAt(part, shares));
    if (exact === undefined) continue;
    const place: Place = [Math.round(exact[0]), Math.round(exact[1])];
    if (places.every((other) => pixelsBetween(place, other) >= leastDistance)) places.push(place);
  }
  return places;
}

/**
 * Returns the first place in `places` at which the SDK finds a part. With a `margin`, the SDK must also find the same
 * node `margin` pixels to the upper left and lower right of the place.
 */
async function pickPart(
  stage: Stage,
  part: Part,
  places: readonly Place[],
  margin = 0,
): Promise<Place | undefined> {
  const offsets = margin === 0 ? [] : [-margin, margin];
  for (const place of places) {
    const hit = await stage.pick(place);
    let isFound = isOf(part, hit);
    for (const offset of offsets) {
      const beside = isFound ? await stage.pick([place[0] + offset, place[1] + offset]) : undefined;
      isFound &&= beside?.treeIndex === hit?.treeIndex;
    }
    if (isFound) return place;
  }
  return undefined;
}

/** Returns a place at which the SDK finds a part with the current camera, or undefined if it doesn't find the part. */
export async function findPlace(stage: Stage, part: Part): Promise<Place | undefined> {
  await stage.settle();
  return pickPart(stage, part, await placesOf(stage, part));
}

/** Minimum distance between a part's outermost places, in CSS pixels. Smaller parts are too small to judge. */
const leastSpan = 14;
/**
 * Minimum distance from a part's edge to the place where its color is judged, in CSS pixels. At the edge, the part's
 * color is mixed with another color.
 */
export const colorMargin = 3;

/** Returns a place on a part in the current view, or undefined if the part is hidden or too small to judge. */
async function findLarge(stage: Stage, part: Part, margin = 0): Promise<Place | undefined> {
  await stage.settle();
  const places = await placesOf(stage, part);
  const isLarge = places.some((one) =>
    places.some((other) => pixelsBetween(one, other) >= leastSpan),
  );
  return isLarge ? pickPart(stage, part, places, margin) : undefined;
}

/**
 * Looks at a part, and returns a place at which the SDK finds it. Moves the camera only if the part is small or hidden,
 * because rendering a new view takes about a second without a GPU. `margin` is the minimum distance from the part's
 * edge in the current view, in CSS pixels.
 */
export async function lookAt(stage: Stage, part: Part, margin = 0): Promise<Place | undefined> {
  const place = await findLarge(stage, part, margin);
  if (place !== undefined) return place;
  await stage.setCamera(cameraOn(part));
  return findPlace(stage, part);
}

/** Looks at several parts. Afterward, {@link lookAt} moves the camera only for parts that are small or hidden. */
export async function lookAtAll(stage: Stage, names: readonly string[]): Promise<void> {
  const parts = await Promise.all(names.map((name) => stage.part(name)));
  const ends = (end: 'min' | 'max', pick: (...values: number[]) => number): Vector => {
    const along = (axis: 0 | 1 | 2) => pick(...parts.map((part) => part[end][axis]));
    return [along(0), along(1), along(2)];
  };
  const box = { min: ends('min', Math.min), max: ends('max', Math.max) };
  await stage.setCamera(cameraOn(box, 1));
}

type Pair<Item> = readonly [Item, Item];

async function findBoth(
  stage: Stage,
  names: Pair<string>,
  find: typeof findPlace,
): Promise<Pair<Place> | undefined> {
  const first = await find(stage, await stage.part(names[0]));
  const second = first && (await find(stage, await stage.part(names[1])));
  return first && second && [first, second];
}

/** Points the camera at two parts, and returns their places, or undefined if the SDK doesn't find both. */
export async function moveToBoth(
  stage: Stage,
  names: Pair<string>,
): Promise<Pair<Place> | undefined> {
  await lookAtAll(stage, names);
  return findBoth(stage, names, findPlace);
}

/**
 * Returns the places of two parts like {@link moveToBoth}, but moves the camera only if a part is small or hidden.
 * `margin` is the minimum distance from the edges of the parts in the current view, in CSS pixels.
 */
export async function lookAtBoth(
  stage: Stage,
  names: Pair<string>,
  margin = 0,
): Promise<Pair<Place> | undefined> {
  const findInView: typeof findPlace = (view, part) => findLarge(view, part, margin);
  return (await findBoth(stage, names, findInView)) ?? moveToBoth(stage, names);
}

/** Looks at a part, and returns its color, or undefined if the SDK doesn't find it. */
async function colorOf(stage: Stage, name: string): Promise<Rgb | undefined> {
  const place = await lookAt(stage, await stage.part(name), colorMargin);
  return place && (await stage.picture()).colorAt(place);
}

/** Returns the view's size in CSS pixels. Derives it from the camera's target, which is in the middle of the view. */
export async function sizeOfView(stage: Stage): Promise<readonly [width: number, height: number]> {
  const middle = await stage.placeOf((await stage.camera()).target);
  if (middle !== undefined) return [2 * middle[0], 2 * middle[1]];
  const { width, height } = await stage.picture();
  return [width, height];
}

/** Positions spread over the view, as shares of its width and height. Those near the middle come first. */
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

/** Yields the objects at positions spread over the view. Picks only when needed, because a pick renders the view. */
export async function* hitsIn(stage: Stage): AsyncGenerator<StageHit> {
  await stage.settle();
  const [width, height] = await sizeOfView(stage);
  for (const [x, y] of spread) {
    const hit = await stage.pick([Math.round(x * width), Math.round(y * height)]);
    if (hit !== undefined) yield hit;
  }
}

/** Returns an empty place in the view. Moves the camera if both upper corners are covered. */
export async function findEmptyPlace(stage: Stage): Promise<Place> {
  await stage.settle();
  const [width, height] = await sizeOfView(stage);
  const corners: readonly Place[] = [
    [12, 12],
    [Math.round(width) - 12, 12],
  ];
  for (const corner of corners) {
    if ((await stage.pick(corner)) === undefined) return corner;
  }
  await stage.setCamera({ position: [0, 20, -100], target: [0, 60, -200] });
  return [width / 2, height / 2];
}

/** Returns whether a color is the background color (`#rrggbb`). */
export function isBackground(color: Rgb, background: string): boolean {
  return distance(color, toRgb(background)) < backgroundLimit;
}

/** Returns whether two points are the same, with a tolerance of 30 cm. */
export function isSamePoint(one: Vector, other: Vector): boolean {
  return metersBetween(one, other) < placeLimit;
}

/**
 * Resolves with undefined if a part of the plant has the hue of `color` (`#rrggbb`), in light or shade. Otherwise,
 * resolves with a description of the problem.
 */
export async function judgeColor(stage: Stage, name: string, color: string): Promise<Finding> {
  const [seen, wanted] = [await colorOf(stage, name), nameOfColor(toRgb(color))];
  if (seen === undefined) return `${name} can’t be seen: it should be visible, and ${wanted}.`;
  if (hasSameTone(seen, toRgb(color))) return undefined;
  return `${name} is ${nameOfColor(seen)}: it should be ${wanted}.`;
}

/**
 * Resolves with undefined if these parts of the plant are visible and don't have the hue of `color` (`#rrggbb`).
 * Otherwise, resolves with a description of the problem.
 */
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

/** Minimum number of places at which something ghosted must be visible. */
const leastGhosts = 3;

/**
 * Returns whether something that the SDK doesn't find, such as ghosted parts, is visible in the current view. Returns
 * false if nothing or only a little is visible, or if the upper left corner of the view isn't empty.
 */
export async function areGhostsInView(stage: Stage): Promise<boolean> {
  const picture = await stage.picture();
  const corner: Place = [12, 12];
  if ((await stage.pick(corner)) !== undefined) return false;
  const sky = picture.colorAt(corner);
  let ghosts = 0;
  for (const [x, y] of spread) {
    const place: Place = [Math.round(x * picture.width), Math.round(y * picture.height)];
    const isVisible = distance(picture.colorAt(place), sky) >= visibleLimit;
    if (isVisible && (await stage.pick(place)) === undefined) ghosts += 1;
  }
  return ghosts >= leastGhosts;
}

interface TankView {
  readonly sky: Rgb;
  readonly place: Place;
  /** How much of the tank differs in color from the sky behind it, as a share from 0 to 1. */
  readonly visible: number;
}

/**
 * Minimum difference between the color of a visible part and the color of the sky. The middle of a ghosted part differs
 * less.
 */
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
  return { sky, place, visible };
}
