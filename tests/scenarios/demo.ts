/** Reads the generated data of the demo project, to compare it with the view. */
import fs from 'node:fs';
import path from 'node:path';
import { unpackNodes, type PlantNode, type PackedNodes } from '@reveal-docs/demo-project/manifest';
import type { DemoAsset } from '@reveal-docs/demo-project/records';
import { readDemoManifest } from '@reveal-docs/demo-project/read';
import { rootDir } from '@reveal-docs/versions';

const plantRevision = 2001;

const read = new Map<number, readonly PlantNode[]>();

/** Returns all nodes of a CAD revision by tree index. Bounding boxes are in CDF coordinates (Z up, meters). */
export function demoNodes(revisionId: number = plantRevision): readonly PlantNode[] {
  const known = read.get(revisionId);
  if (known !== undefined) return known;
  const { root, tables } = readDemoManifest();
  const file = path.join(rootDir, '.generated/static', root, tables.nodes[revisionId] ?? '');
  const nodes = unpackNodes(JSON.parse(fs.readFileSync(file, 'utf8')) as PackedNodes);
  read.set(revisionId, nodes);
  return nodes;
}

export function demoAssets(): readonly DemoAsset[] {
  const { root, tables } = readDemoManifest();
  const file = path.join(rootDir, '.generated/static', root, tables.assets);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as DemoAsset[];
}

export function demoNode(name: string, revisionId?: number): PlantNode {
  const node = demoNodes(revisionId).find((candidate) => candidate.name === name);
  if (node === undefined) throw new Error(`The demo model has no node "${name}".`);
  return node;
}

export function isInside({ treeIndex: first, subtreeSize }: PlantNode, treeIndex: number): boolean {
  return treeIndex >= first && treeIndex < first + subtreeSize;
}

/** Converts a point from CDF coordinates (Z up) to viewer coordinates (Y up). */
export function toViewer([x, y, z]: readonly number[]): [number, number, number] {
  return [x ?? 0, z ?? 0, -(y ?? 0)];
}

/** Returns the middle of a node's bounding box in viewer coordinates. */
export function middleOf({ boundingBox: { min, max } }: PlantNode): [number, number, number] {
  return toViewer(min.map((value, axis) => (value + (max[axis] ?? 0)) / 2));
}
