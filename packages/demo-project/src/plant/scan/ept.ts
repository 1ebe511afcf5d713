/** Writes points in the binary Entwine Point Tile format (EPT), which is an octree with one file per node. */
import type { Bounds, Vec3 } from '../kernel/math';
import { emptyBounds, includePoint } from '../kernel/math';
import type { Random } from '../kernel/random';
import { createRandom } from '../kernel/random';
import { classificationSets } from './classes';
import type { ScannedPoint } from './scanner';

interface EptNode {
  readonly depth: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly points: readonly ScannedPoint[];
}

export interface EptFiles {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly bounds: Bounds;
  readonly points: number;
  /** Paths of the files that viewers load first: the metadata and the root node's points. */
  readonly first: readonly string[];
}

/**
 * Number of cells along each edge of a node. A divided node keeps at most one point per cell, plus the points of
 * children that are too small.
 */
const span = 96;
/** Maximum number of points in a node without children. */
const largestLeaf = 9_000;
/** Minimum number of points in a child. A parent keeps the points of smaller children. */
const smallestChild = 400;
/** Resolution of stored positions, in meters. Stored positions are relative to the center of the cube. */
const unit = 0.001;

const schema = [
  { name: 'X', type: 'signed', size: 4 },
  { name: 'Y', type: 'signed', size: 4 },
  { name: 'Z', type: 'signed', size: 4 },
  { name: 'Intensity', type: 'unsigned', size: 2 },
  { name: 'Classification', type: 'unsigned', size: 1 },
  { name: 'Red', type: 'unsigned', size: 1 },
  { name: 'Green', type: 'unsigned', size: 1 },
  { name: 'Blue', type: 'unsigned', size: 1 },
] as const;

export const pointSize = schema.reduce((sum, { size }) => sum + size, 0);

/** Shuffles items, so that any number of items from the start is an even sample. */
function shuffle<T>(items: readonly T[], random: Random): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random.next() * (i + 1));
    const [a, b] = [result[i], result[j]];
    if (a !== undefined && b !== undefined) [result[i], result[j]] = [b, a];
  }
  return result;
}

/** Rounds a position to the stored resolution. Octree cells must be based on the position that is stored. */
const snap = (position: Vec3, middle: Vec3): Vec3 => [
  middle[0] + Math.round((position[0] - middle[0]) / unit) * unit,
  middle[1] + Math.round((position[1] - middle[1]) / unit) * unit,
  middle[2] + Math.round((position[2] - middle[2]) / unit) * unit,
];

/**
 * Divides a cube into nodes. `min` is the cube's corner with the lowest coordinates. `edge` is the length of its edges.
 */
function divideOctree(points: readonly ScannedPoint[], min: Vec3, edge: number): EptNode[] {
  const nodes: EptNode[] = [];
  const visit = (
    depth: number,
    x: number,
    y: number,
    z: number,
    candidates: readonly ScannedPoint[],
  ): void => {
    if (candidates.length <= largestLeaf) {
      nodes.push({ depth, x, y, z, points: candidates });
      return;
    }
    const size = edge / 2 ** depth;
    const origin: Vec3 = [min[0] + x * size, min[1] + y * size, min[2] + z * size];
    const taken = new Set<number>();
    const kept: ScannedPoint[] = [];
    const rest: ScannedPoint[][] = Array.from({ length: 8 }, () => []);
    for (const point of candidates) {
      const cell = [0, 1, 2].map((axis) =>
        Math.floor((((point.position[axis] ?? 0) - (origin[axis] ?? 0)) / size) * span),
      );
      const key = ((cell[0] ?? 0) * span + (cell[1] ?? 0)) * span + (cell[2] ?? 0);
      if (!taken.has(key)) {
        taken.add(key);
        kept.push(point);
        continue;
      }
      const child = [0, 1, 2].reduce(
        (sum, axis) => sum + ((cell[axis] ?? 0) >= span / 2 ? 1 << axis : 0),
        0,
      );
      rest[child]?.push(point);
    }
    const children = rest.map((list) => {
      if (list.length >= smallestChild) return list;
      kept.push(...list);
      return [];
    });
    nodes.push({ depth, x, y, z, points: kept });
    children.forEach((list, child) => {
      if (list.length > 0)
        visit(
          depth + 1,
          2 * x + (child & 1),
          2 * y + ((child >> 1) & 1),
          2 * z + ((child >> 2) & 1),
          list,
        );
    });
  };
  visit(0, 0, 0, 0, points);
  return nodes;
}

function encodePoints(points: readonly ScannedPoint[], middle: Vec3): Uint8Array {
  const bytes = new Uint8Array(points.length * pointSize);
  const view = new DataView(bytes.buffer);
  points.forEach(({ position, intensity, classification, color }, i) => {
    const at = i * pointSize;
    position.forEach((value, axis) =>
      view.setInt32(at + 4 * axis, Math.round((value - (middle[axis] ?? 0)) / unit), true),
    );
    view.setUint16(at + 12, intensity, true);
    view.setUint8(at + 14, classification);
    color.forEach((value, channel) => view.setUint8(at + 15 + channel, value));
  });
  return bytes;
}

/** Creates the files of the point cloud. File paths are relative to the blob's folder. */
export function writeEpt(points: readonly ScannedPoint[], seed: number): EptFiles {
  const bounds = emptyBounds();
  for (const { position } of points) includePoint(bounds, position);
  const middle = bounds.min.map((low, axis) =>
    Math.round((low + (bounds.max[axis] ?? low)) / 2),
  ) as unknown as Vec3;
  const half = Math.ceil(
    Math.max(
      ...bounds.max.map((high, axis) =>
        Math.max(high - (middle[axis] ?? 0), (middle[axis] ?? 0) - (bounds.min[axis] ?? 0)),
      ),
    ) + 0.01,
  );
  const min: Vec3 = [middle[0] - half, middle[1] - half, middle[2] - half];
  const snapped = points.map((point) => ({ ...point, position: snap(point.position, middle) }));
  const nodes = divideOctree(shuffle(snapped, createRandom(seed)), min, 2 * half);
  const files = new Map<string, Uint8Array>();
  const text = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));
  const conforming = emptyBounds();
  for (const { position } of snapped) includePoint(conforming, position);
  files.set(
    'ept.json',
    text({
      bounds: [...min, ...min.map((value) => value + 2 * half)],
      boundsConforming: [...conforming.min, ...conforming.max],
      dataType: 'binary',
      hierarchyType: 'json',
      points: points.length,
      schema: schema.map((field, axis) =>
        axis < 3 ? { ...field, scale: unit, offset: middle[axis] } : field,
      ),
      span,
      srs: {},
      version: '1.0.0',
    }),
  );
  files.set('classificationSets.json', text(classificationSets()));
  const hierarchy: Record<string, number> = {};
  for (const node of nodes) {
    const key = `${node.depth}-${node.x}-${node.y}-${node.z}`;
    hierarchy[key] = node.points.length;
    files.set(`ept-data/${key}.bin`, encodePoints(node.points, middle));
  }
  files.set('ept-hierarchy/0-0-0-0.json', text(hierarchy));
  return {
    files,
    bounds: conforming,
    points: points.length,
    first: [
      'ept.json',
      'classificationSets.json',
      'ept-hierarchy/0-0-0-0.json',
      'ept-data/0-0-0-0.bin',
    ],
  };
}
