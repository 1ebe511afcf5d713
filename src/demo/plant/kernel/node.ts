/** The tree that the plant is built as, before it is numbered. */
import type { Frame, Vec3 } from './math';
import { toWorld, toWorldDirection } from './math';
import type { ColorName, Discipline } from './palette';
import type { Shape } from './primitives';
import { placeShape } from './primitives';

/** What a laser scan calls the surface; inherited from the nearest ancestor that says so. */
export type SurfaceClass =
  | 'ground'
  | 'paving'
  | 'structure'
  | 'pipe'
  | 'equipment'
  | 'electrical'
  | 'building'
  | 'vegetation';

/** Details of a node; a field left out is inherited from the parent where that makes sense. */
export interface NodeDetails {
  readonly discipline?: Discipline;
  readonly surface?: SurfaceClass;
  /** Tag of a piece of equipment, instrument or line: what an asset is called by. */
  readonly tag?: string;
  /** Further property values: category → key → value. */
  readonly properties?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A node of the plant with its geometry in the coordinates of whatever places it. */
export interface PlantNode extends NodeDetails {
  readonly name: string;
  /** What it is, in a reader's words: `Pump`, `Flange`, `Ladder`. */
  readonly type: string;
  readonly color?: ColorName;
  readonly shapes: readonly Shape[];
  readonly children: readonly PlantNode[];
}

/** A leaf with geometry of one color. */
export function part(
  name: string,
  type: string,
  color: ColorName,
  shapes: Shape | readonly Shape[],
  details: NodeDetails = {},
): PlantNode {
  return {
    name,
    type,
    color,
    shapes: 'kind' in shapes ? [shapes] : shapes,
    children: [],
    ...details,
  };
}

/** A node that only holds others. */
export function group(
  name: string,
  type: string,
  children: readonly PlantNode[],
  details: NodeDetails = {},
): PlantNode {
  return { name, type, shapes: [], children, ...details };
}

/** The node and all below it, moved. */
export function placeNode(node: PlantNode, frame: Frame): PlantNode {
  return {
    ...node,
    shapes: node.shapes.map((shape) => placeShape(shape, frame)),
    children: node.children.map((child) => placeNode(child, frame)),
  };
}

/** Where a pipe can be connected to equipment. */
export interface Nozzle {
  /** Center of the flange's face. */
  readonly position: Vec3;
  /** Out of the equipment. */
  readonly direction: Vec3;
  /** Outer radius of the pipe it takes. */
  readonly radius: number;
}

/** A piece of equipment with its connections by name (`N1`, `N2`, …). */
export interface Equipment {
  readonly node: PlantNode;
  readonly nozzles: Readonly<Record<string, Nozzle>>;
}

/** The equipment and its nozzles, moved. */
export function placeEquipment(equipment: Equipment, frame: Frame): Equipment {
  return {
    node: placeNode(equipment.node, frame),
    nozzles: Object.fromEntries(
      Object.entries(equipment.nozzles).map(([name, nozzle]) => [
        name,
        {
          ...nozzle,
          position: toWorld(frame, nozzle.position),
          direction: toWorldDirection(frame, nozzle.direction),
        },
      ]),
    ),
  };
}
