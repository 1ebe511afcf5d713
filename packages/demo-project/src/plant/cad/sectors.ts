/**
 * Divides a numbered plant into a tree of sectors, and writes the sectors as files. Large parts are in the root sector.
 */
import { gzipSync } from 'node:zlib';
import type { Bounds } from '../kernel/math';
import { diagonal, emptyBounds, includeBounds } from '../kernel/math';
import type { NumberedNode } from '../number';
import type { SectorShape } from './glb';
import { writeSector } from './glb';
import { triangleCount } from './layouts';

/** Minimum diagonal of a part at each depth, in meters. Smaller parts go to deeper sectors. */
const smallestAtDepth = [5.5, 1.3, 0] as const;

export interface SceneSector {
  readonly id: number;
  readonly parentId: number;
  readonly path: string;
  readonly depth: number;
  readonly boundingBox: SceneBox;
  readonly geometryBoundingBox: SceneBox;
  readonly sectorFileName: string;
  readonly estimatedDrawCallCount: number;
  readonly estimatedTriangleCount: number;
  readonly minDiagonalLength: number;
  readonly maxDiagonalLength: number;
  readonly downloadSize: number;
}

interface SceneBox {
  readonly min: { readonly x: number; readonly y: number; readonly z: number };
  readonly max: { readonly x: number; readonly y: number; readonly z: number };
}

export interface Scene {
  readonly version: 9;
  readonly maxTreeIndex: number;
  readonly unit: 'Meters';
  readonly sectors: readonly SceneSector[];
}

/** A model's scene and files. File paths are relative to the model's blob. */
export interface CadFiles {
  readonly scene: Scene;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

interface DraftSector {
  readonly depth: number;
  readonly nodes: NumberedNode[];
  readonly children: DraftSector[];
}

const center = (bounds: Bounds, axis: 0 | 1): number => (bounds.min[axis] + bounds.max[axis]) / 2;

function divide(nodes: readonly NumberedNode[], area: Bounds, depth: number): DraftSector {
  const smallest = smallestAtDepth[depth] ?? 0;
  const own = nodes.filter((node) => diagonal(node.ownBounds) >= smallest);
  const rest = nodes.filter((node) => diagonal(node.ownBounds) < smallest);
  const middle = [center(area, 0), center(area, 1)] as const;
  const children: DraftSector[] = [];
  for (const quadrant of [0, 1, 2, 3]) {
    const [east, north] = [quadrant % 2 === 1, quadrant >= 2];
    const inside = rest.filter(
      (node) =>
        center(node.ownBounds, 0) >= middle[0] === east &&
        center(node.ownBounds, 1) >= middle[1] === north,
    );
    if (inside.length === 0) continue;
    children.push(
      divide(
        inside,
        {
          min: [east ? middle[0] : area.min[0], north ? middle[1] : area.min[1], area.min[2]],
          max: [east ? area.max[0] : middle[0], north ? area.max[1] : middle[1], area.max[2]],
        },
        depth + 1,
      ),
    );
  }
  return { depth, nodes: own, children };
}

function sceneBox(bounds: Bounds): SceneBox {
  const round = (value: number, up: boolean): number =>
    (up ? Math.ceil(value * 1000) : Math.floor(value * 1000)) / 1000;
  const corner = (point: readonly [number, number, number], up: boolean) => ({
    x: round(point[0], up),
    y: round(point[1], up),
    z: round(point[2], up),
  });
  return { min: corner(bounds.min, false), max: corner(bounds.max, true) };
}

function shapesOf(nodes: readonly NumberedNode[]): SectorShape[] {
  return nodes.flatMap((node) => {
    const { color, treeIndex } = node;
    if (color === undefined) throw new Error(`"${node.path}" has geometry but no color.`);
    return node.shapes.map((shape) => ({ treeIndex, color, shape }));
  });
}

/** Creates the scene and the sector files of a model. */
export function writeCad(nodes: readonly NumberedNode[]): CadFiles {
  const withGeometry = nodes.filter((node) => node.shapes.length > 0);
  const area = emptyBounds();
  for (const node of withGeometry) includeBounds(area, node.ownBounds);
  const sectors: SceneSector[] = [];
  const files = new Map<string, Uint8Array>();
  const visit = (draft: DraftSector, parentId: number, parentPath: string): Bounds => {
    const id = sectors.length;
    const path = `${parentPath}${id}/`;
    // Reserve the index, because a parent's ID must be smaller than the IDs of its children.
    sectors.push(undefined as unknown as SceneSector);
    const geometry = emptyBounds();
    for (const node of draft.nodes) includeBounds(geometry, node.ownBounds);
    const whole = emptyBounds();
    includeBounds(whole, geometry);
    for (const child of draft.children) includeBounds(whole, visit(child, id, path));
    const shapes = shapesOf(draft.nodes);
    const file = writeSector(shapes);
    const sectorFileName = `${id}.glb`;
    files.set(sectorFileName, file);
    const diagonals = draft.nodes.map((node) => diagonal(node.ownBounds));
    sectors[id] = {
      id,
      parentId,
      path,
      depth: draft.depth,
      boundingBox: sceneBox(whole),
      geometryBoundingBox: sceneBox(draft.nodes.length > 0 ? geometry : whole),
      sectorFileName,
      estimatedDrawCallCount: new Set(shapes.map(({ shape }) => shape.kind)).size,
      estimatedTriangleCount: shapes.reduce((sum, { shape }) => sum + triangleCount(shape), 0),
      minDiagonalLength: draft.nodes.length > 0 ? Math.min(...diagonals) : 0,
      maxDiagonalLength: draft.nodes.length > 0 ? Math.max(...diagonals) : 0,
      downloadSize: gzipSync(file).length,
    };
    return whole;
  };
  visit(divide(withGeometry, area, 0), -1, '');
  const scene: Scene = { version: 9, maxTreeIndex: nodes.length - 1, unit: 'Meters', sectors };
  files.set('scene.json', new TextEncoder().encode(JSON.stringify(scene)));
  return { scene, files };
}
