import type { Part, Vector } from './stage';

/** A node in CDF coordinates (Z up, meters). */
interface Node {
  readonly name: string;
  readonly treeIndex: number;
  readonly subtreeSize: number;
  readonly boundingBox: { readonly min: readonly number[]; readonly max: readonly number[] };
}

/** ID of the plant's revision in the demo project. */
export const plantRevision = 2001;

/**
 * Converts nodes to parts in viewer coordinates. Returns the parts by name. If several nodes share a name, the first
 * one is used.
 */
export function toParts(nodes: readonly Node[]): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  for (const { name, treeIndex, subtreeSize, boundingBox } of nodes) {
    const [minX = 0, minY = 0, minZ = 0] = boundingBox.min;
    const [maxX = 0, maxY = 0, maxZ = 0] = boundingBox.max;
    // The viewer's Z axis and CDF's Y axis point in opposite directions, so the minimum becomes the maximum.
    const [min, max]: [Vector, Vector] = [
      [minX, minZ, -maxY],
      [maxX, maxZ, -minY],
    ];
    if (!parts.has(name)) parts.set(name, { name, first: treeIndex, count: subtreeSize, min, max });
  }
  return parts;
}
