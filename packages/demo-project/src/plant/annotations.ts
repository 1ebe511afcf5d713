/** The point cloud's annotations, as in CDF: boxes and cylinders around tagged items, linked to assets. */
import type { Vec3 } from './kernel/math';
import { distance } from './kernel/math';
import type { BuiltLine } from './layout/piping';
import { hashText } from './kernel/random';
import type { NumberedNode } from './number';
import { demoTime, type DemoAnnotation, type DemoAsset } from '../records';

/** A shape that is part of an object's region, in CDF coordinates. */
export type Region =
  | {
      readonly cylinder: {
        readonly centerA: Vec3;
        readonly centerB: Vec3;
        readonly radius: number;
        readonly confidence: number;
      };
    }
  | { readonly box: { readonly matrix: readonly number[]; readonly confidence: number } };

const annotationIdBase = 7_000_000_000;

/** Creates an annotation, with the fields that all annotations share. */
export function annotation(
  kind: DemoAnnotation['annotatedResourceType'],
  resourceId: number,
  annotationType: string,
  name: string,
  data: object,
): DemoAnnotation {
  return {
    id: annotationIdBase + hashText(`${kind}:${resourceId}:${name}`),
    annotatedResourceType: kind,
    annotatedResourceId: resourceId,
    annotationType,
    creatingApp: 'reveal-docs',
    creatingAppVersion: '1.0.0',
    creatingUser: 'reveal-docs',
    status: 'approved',
    // Use a cast, because the client's type has mutable arrays.
    data: data as DemoAnnotation['data'],
    createdTime: demoTime,
    lastUpdatedTime: demoTime,
  };
}

/** Margin around an object, in meters. Scanned points are slightly off the surface. */
const clearance = 0.06;

/** The box is a row-major matrix that transforms a cube from -1 to 1. */
function boxRegion(min: Vec3, max: Vec3): Region {
  const half = max.map((high, axis) => (high - (min[axis] ?? 0)) / 2 + clearance);
  const middle = max.map((high, axis) => (high + (min[axis] ?? 0)) / 2);
  const [hx = 0, hy = 0, hz = 0] = half;
  const [mx = 0, my = 0, mz = 0] = middle;
  return { box: { confidence: 1, matrix: [hx, 0, 0, mx, 0, hy, 0, my, 0, 0, hz, mz, 0, 0, 0, 1] } };
}

const upright = new Set([
  'Storage tank',
  'Distillation column',
  'Reactor',
  'Knock-out drum',
  'Receiver',
  'Fired heater',
]);

/** The shell determines the diameter of an upright item, because platforms extend beyond it. */
function shellOf(node: NumberedNode, nodes: readonly NumberedNode[]): NumberedNode {
  const inside = nodes.slice(node.treeIndex + 1, node.treeIndex + node.subtreeSize);
  return (
    inside.find((candidate) => candidate.name === 'Shell' || candidate.name === 'Radiant shell') ??
    node
  );
}

/**
 * Returns the point cloud's annotations: one object for each equipment item, and one cylinder for each straight pipe.
 */
export function cloudAnnotations(
  modelId: number,
  nodes: readonly NumberedNode[],
  lines: readonly BuiltLine[],
  assets: readonly DemoAsset[],
): DemoAnnotation[] {
  const assetIds = new Map(assets.map((asset) => [asset.externalId, asset.id]));
  const make = (tag: string, label: string, region: readonly Region[]): DemoAnnotation[] => {
    const id = assetIds.get(tag);
    if (id === undefined) throw new Error(`Asset ${tag} doesn't exist.`);
    return [
      annotation('threedmodel', modelId, 'pointcloud.BoundingVolume', tag, {
        label,
        confidence: 1,
        region,
        assetRef: { id, externalId: tag },
      }),
    ];
  };
  const equipment = nodes.filter(
    (node) => node.tag !== undefined && node.depth === 3 && node.discipline !== 'Piping',
  );
  return [
    ...equipment.flatMap((node) => {
      const { min, max } = node.bounds;
      if (!upright.has(node.type)) return make(node.tag ?? '', node.type, [boxRegion(min, max)]);
      const shell = shellOf(node, nodes).bounds;
      const radius = (shell.max[0] - shell.min[0]) / 2 + clearance;
      const center = [0, 1].map((axis) => ((shell.min[axis] ?? 0) + (shell.max[axis] ?? 0)) / 2);
      const at = (z: number): Vec3 => [center[0] ?? 0, center[1] ?? 0, z];
      return make(node.tag ?? '', node.type, [
        {
          cylinder: {
            centerA: at(min[2] - clearance),
            centerB: at(max[2] + clearance),
            radius,
            confidence: 1,
          },
        },
      ]);
    }),
    ...lines.flatMap(({ number, run }) => {
      const straight = run.pieces.filter(
        (piece) => piece.kind === 'pipe' && distance(piece.from, piece.to) > 0.8,
      );
      if (straight.length === 0) return [];
      return make(
        number,
        'Pipe',
        straight.map(({ from, to, radius }) => ({
          cylinder: { centerA: from, centerB: to, radius: radius + clearance, confidence: 1 },
        })),
      );
    }),
  ];
}
