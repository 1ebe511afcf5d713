/**
 * The world of the demo map. It consists of a fictional island with the demo plant in its middle, and of imaginary
 * continents far away. Neighboring tiles always match, because the ground depends only on the position.
 */

/**
 * Position of the plant's origin. It's at the equator, where a meter in Mercator equals a meter on the ground. The map
 * is therefore to scale.
 */
export const siteLatLong = { latitude: 0.001, longitude: 0.001 } as const;

/** Length of the equator in spherical Mercator, in meters. The sphere's radius is 6,378,137 m. */
export const mercatorWidth = 2 * Math.PI * 6_378_137;

/** The site in spherical Mercator, in meters. So close to the equator, a linear formula is exact enough for y. */
export const siteMercator = {
  x: (siteLatLong.longitude / 360) * mercatorWidth,
  y: (siteLatLong.latitude / 360) * mercatorWidth,
} as const;

/** Palette index of each type of ground. */
export const Ground = {
  deepSea: 0,
  sea: 1,
  shallows: 2,
  beach: 3,
  meadow: 4,
  heath: 5,
  forest: 6,
  rock: 7,
  road: 8,
  yard: 9,
} as const;

/** Color of each palette index. The colors are muted, so that the model stands out. */
export const palette: readonly (readonly [number, number, number])[] = [
  [121, 164, 185],
  [139, 180, 198],
  [163, 200, 211],
  [226, 216, 188],
  [192, 208, 164],
  [178, 195, 150],
  [150, 176, 134],
  [187, 184, 172],
  [240, 237, 228],
  [208, 206, 200],
];

/** Returns a number in [0, 1) for a grid point. The constants are large odd numbers, which distribute the bits. */
function hash(x: number, y: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** Returns value noise in [0, 1). Between grid points, the values are interpolated smoothly. */
function noise(x: number, y: number): number {
  const left = Math.floor(x);
  const bottom = Math.floor(y);
  const u = x - left;
  const v = y - bottom;
  const s = u * u * (3 - 2 * u);
  const t = v * v * (3 - 2 * v);
  const low = hash(left, bottom) * (1 - s) + hash(left + 1, bottom) * s;
  const high = hash(left, bottom + 1) * (1 - s) + hash(left + 1, bottom + 1) * s;
  return low * (1 - t) + high * t;
}

/**
 * Returns the weighted mean of noise at several scales, from `size` meters down to `pixel` meters. The result is in [0,
 * 1).
 */
function terrain(x: number, y: number, size: number, pixel: number): number {
  let sum = 0;
  let total = 0;
  let weight = 1;
  let scale = size;
  for (let octave = 0; octave < 5 && scale > pixel; octave++) {
    sum += weight * noise(x / scale + 17 * octave, y / scale - 31 * octave);
    total += weight;
    weight /= 2;
    scale /= 2.3;
  }
  return total === 0 ? 0.5 : sum / total;
}

/** Average distance from the site to the island's shore, in meters. */
const islandRadius = 1500;
/**
 * Width of the sea around the island, in meters. The probability of other land increases gradually over this distance.
 */
const openSea = 300_000;

/**
 * Distances between the site's origin and the edges of the yard, in meters. The plant's ground plate is inside the
 * yard, and extends 62 m east and west and 42 m north and south.
 */
const yardHalf = { x: 72, y: 52 } as const;
/** Distance between the site's origin and the road around the yard, in meters. */
const roadHalf = 105;
const roadWidth = 6;
/**
 * Position of the plant's eastern gate, in meters. The western gate is at the opposite x. A road connects each gate to
 * the road around the yard.
 */
const gate = { x: 62, y: -27 } as const;
/** Distance from the site to the southern end of the harbor road, in meters. The road ends as a pier in the water. */
const pier = 1480;

/** Edge length of the concrete slabs in the yard, in meters. */
const slab = 10;
/** Width of the joints between the slabs, in meters. */
const joint = 0.5;

// These functions run for every pixel, so they must not create arrays.
function isJoint(x: number, y: number): boolean {
  const off = (along: number) => Math.abs(along - slab * Math.round(along / slab));
  return off(x) < joint / 2 || off(y) < joint / 2;
}

function isRoad(x: number, y: number): boolean {
  const half = roadWidth / 2;
  const fromCenter = Math.max(Math.abs(x), Math.abs(y));
  if (Math.abs(fromCenter - roadHalf) < half) return true;
  if (Math.abs(x) > gate.x && Math.abs(x) < roadHalf && Math.abs(y - gate.y) < half) return true;
  if (fromCenter < roadHalf) return false;
  const toHarbor = y < 0 && y > -pier && Math.abs(x - 60 * Math.sin(y / 210)) < half;
  return toHarbor || (x > 0 && x < 1050 && Math.abs(y - 40 * Math.sin(x / 170)) < half);
}

function byHeight(height: number): number {
  if (height < 0.045) return Ground.beach;
  if (height < 0.2) return Ground.meadow;
  if (height < 0.34) return Ground.heath;
  return height < 0.52 ? Ground.forest : Ground.rock;
}

function bySea(depth: number): number {
  if (depth < 0.12) return Ground.shallows;
  return depth < 0.5 ? Ground.sea : Ground.deepSea;
}

function builtAt(x: number, y: number, pixel: number): number | undefined {
  if (pixel < 2 * roadWidth && isRoad(x, y)) return Ground.road;
  if (Math.abs(x) > yardHalf.x || Math.abs(y) > yardHalf.y) return undefined;
  return pixel < 2 * joint && isJoint(x, y) ? Ground.rock : Ground.yard;
}

/**
 * Returns the type of ground at a position, in meters east (`x`) and north (`y`) of the site. `pixel` is the size of a
 * pixel, in meters.
 */
export function groundAt(x: number, y: number, pixel: number): number {
  const distance = Math.hypot(x, y);
  if (distance > 4 * islandRadius) {
    const height = terrain(x, y, 4_000_000, pixel) - 0.56 - 0.2 * Math.exp(-distance / openSea);
    return height > 0 ? byHeight(0.05 + 2.4 * height) : bySea(-4 * height);
  }
  const built = builtAt(x, y, pixel);
  if (built !== undefined) return built;
  const height = 0.5 - distance / (2 * islandRadius) + 0.55 * (terrain(x, y, 900, pixel) - 0.5);
  return height < 0 ? bySea(-0.7 * height) : byHeight(height);
}
