/** Numbers the nodes of a tree as CDF does: depth first, starting at 0. Each subtree is then a range of indices. */
import type { Bounds } from './kernel/math';
import { emptyBounds, includeBounds } from './kernel/math';
import type { PlantNode, SurfaceClass } from './kernel/node';
import type { Discipline } from './kernel/palette';
import { palette } from './kernel/palette';
import type { Rgb } from './kernel/palette';
import type { Shape } from './kernel/primitives';
import { shapeBounds } from './kernel/primitives';

/** A node with its position in the tree. Inherited values are included. */
export interface NumberedNode {
  readonly treeIndex: number;
  /** Tree index of the parent, or -1 for the root. */
  readonly parent: number;
  readonly depth: number;
  readonly subtreeSize: number;
  readonly name: string;
  readonly type: string;
  /** Names from the root to the node, joined by slashes. */
  readonly path: string;
  readonly tag?: string;
  readonly discipline: Discipline;
  readonly surface: SurfaceClass;
  readonly color?: Rgb;
  readonly shapes: readonly Shape[];
  /** Bounds of the node's own shapes. If the node doesn't have shapes, the minimum exceeds the maximum. */
  readonly ownBounds: Bounds;
  readonly bounds: Bounds;
  readonly source: PlantNode;
}

interface Inherited {
  readonly discipline: Discipline;
  readonly surface: SurfaceClass;
}

/**
 * Returns all nodes in tree index order. Throws if a subtree doesn't have shapes, because every node must have bounds.
 */
export function numberNodes(root: PlantNode): NumberedNode[] {
  const nodes: NumberedNode[] = [];
  const visit = (
    node: PlantNode,
    parent: number,
    depth: number,
    above: string,
    inherited: Inherited,
  ): NumberedNode => {
    const treeIndex = nodes.length;
    const path = above === '' ? node.name : `${above}/${node.name}`;
    const own: Inherited = {
      discipline: node.discipline ?? inherited.discipline,
      surface: node.surface ?? inherited.surface,
    };
    // Reserve the index before numbering the children.
    nodes.push(undefined as unknown as NumberedNode);
    const ownBounds = emptyBounds();
    for (const shape of node.shapes) includeBounds(ownBounds, shapeBounds(shape));
    const bounds = emptyBounds();
    includeBounds(bounds, ownBounds);
    for (const child of withDistinctNames(node.children))
      includeBounds(bounds, visit(child, treeIndex, depth + 1, path, own).bounds);
    if (bounds.min[0] > bounds.max[0]) throw new Error(`"${path}" has no geometry.`);
    const numbered: NumberedNode = {
      treeIndex,
      parent,
      depth,
      subtreeSize: nodes.length - treeIndex,
      name: node.name,
      type: node.type,
      path,
      ...(node.tag === undefined ? {} : { tag: node.tag }),
      ...own,
      ...(node.color === undefined ? {} : { color: palette[node.color] }),
      shapes: node.shapes,
      ownBounds,
      bounds,
      source: node,
    };
    nodes[treeIndex] = numbered;
    return numbered;
  };
  visit(root, -1, 0, '', { discipline: 'Civil', surface: 'structure' });
  return nodes;
}

/** Adds a number to the name of each sibling with a repeated name. A path of names then identifies a single node. */
function withDistinctNames(children: readonly PlantNode[]): PlantNode[] {
  const seen = new Map<string, number>();
  return children.map((child) => {
    const count = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, count);
    return count === 1 ? child : { ...child, name: `${child.name} ${count}` };
  });
}
