/** The plant's tree before its nodes are numbered. */
import type { Frame, Vec3 } from './math';
import { toWorld, toWorldDirection } from './math';
import type { ColorName, Discipline } from './palette';
import type { Shape } from './primitives';
import { placeShape } from './primitives';

/** How a surface is classified in a laser scan. A node without a class inherits it from the nearest ancestor. */
export type SurfaceClass =
  | 'ground'
  | 'paving'
  | 'structure'
  | 'pipe'
  | 'equipment'
  | 'electrical'
  | 'building'
  | 'vegetation';

/** Details of a node. A node inherits its discipline and surface from its parent, unless it specifies its own. */
export interface NodeDetails {
  readonly discipline?: Discipline;
  readonly surface?: SurfaceClass;
  /** Tag of an equipment item, instrument, or line. The tag becomes the asset's name. */
  readonly tag?: string;
  /** Additional property values, by category and key. */
  readonly properties?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A node of the plant. Its geometry is in the coordinates of the node or frame that contains it. */
export interface PlantNode extends NodeDetails {
  readonly name: string;
  /** Type of object that readers see: `Pump`, `Flange`, `Ladder`. */
  readonly type: string;
  readonly color?: ColorName;
  readonly shapes: readonly Shape[];
  readonly children: readonly PlantNode[];
}

/** Creates a leaf whose geometry has a single color. */
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

/** Creates a node that only contains other nodes. */
export function group(
  name: string,
  type: string,
  children: readonly PlantNode[],
  details: NodeDetails = {},
): PlantNode {
  return { name, type, shapes: [], children, ...details };
}

/** Moves a node and its subtree. */
export function placeNode(node: PlantNode, frame: Frame): PlantNode {
  return {
    ...node,
    shapes: node.shapes.map((shape) => placeShape(shape, frame)),
    children: node.children.map((child) => placeNode(child, frame)),
  };
}

export interface Nozzle {
  /** Center of the flange's face. */
  readonly position: Vec3;
  /** Direction away from the equipment. */
  readonly direction: Vec3;
  /** Outer radius of the matching pipe, in meters. */
  readonly radius: number;
}

/** An equipment item with its nozzles, by name (`N1`, `N2`, …). */
export interface Equipment {
  readonly node: PlantNode;
  readonly nozzles: Readonly<Record<string, Nozzle>>;
}

/** Moves an equipment item and its nozzles. */
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
