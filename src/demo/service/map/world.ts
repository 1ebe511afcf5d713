/**
 * The world that the demo map shows: an island that does not exist, with the demo plant in its middle, and
 * imaginary continents far away. It is a pure function of the place, so every tile fits its neighbors.
 */

/** Where the plant's origin is. On the equator a Mercator meter is a meter, so that the map's scale is true. */
export const siteLatLong = { latitude: 0.001, longitude: 0.001 } as const;

/** Length of the equator in spherical Mercator, meters (radius 6,378,137 m). */
export const mercatorWidth = 2 * Math.PI * 6_378_137;

/** The site in spherical Mercator. So near the equator, north is as linear as east to within a nanometer. */
export const siteMercator = {
  x: (siteLatLong.longitude / 360) * mercatorWidth,
  y: (siteLatLong.latitude / 360) * mercatorWidth,
} as const;

/** Palette index of each kind of ground. */
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

/** Colors by palette index, calm enough to leave the stage to the model. */
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

/** A number in [0, 1) for a grid point; the constants are large odd numbers that spread the bits. */
function hash(x: number, y: number): number {
  let bits = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x2c1b3c6d);
  bits = Math.imul(bits ^ (bits >>> 12), 0x297a2d39);
  return ((bits ^ (bits >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** Value noise in [0, 1): hashed grid points, joined smoothly. */
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

/** Noise of several sizes, the largest `size` meters, down to what a pixel can show. In [0, 1). */
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

/** Meters from the site to the island's shore, and to where other land may begin. */
const islandRadius = 1500;
const openSea = 300_000;

/**
 * The yard under the plant's ground plate (which reaches 62 m east and west, 42 m north and south), and the
 * road around it, each by its distance from the site's origin. Two roads lead on from the plant's own.
 */
const yardHalf = { x: 72, y: 52 } as const;
const roadHalf = 105;
const roadWidth = 6;
const gate = { x: 62, y: -27 } as const;
/** How far south the road to the harbor goes, a little way into the water as a pier. */
const pier = 1480;

/** The yard's concrete slabs: their side, and the joints between them. */
const slab = 10;
const joint = 0.5;

// Called for every pixel, so these make no arrays.
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

/** What people have built at a place, if anything. */
function builtAt(x: number, y: number, pixel: number): number | undefined {
  if (pixel < 2 * roadWidth && isRoad(x, y)) return Ground.road;
  if (Math.abs(x) > yardHalf.x || Math.abs(y) > yardHalf.y) return undefined;
  return pixel < 2 * joint && isJoint(x, y) ? Ground.rock : Ground.yard;
}

/** The ground `x` meters east and `y` meters north of the site; `pixel` is the size of detail in meters. */
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
