/** Defines diagrams: boxes, the arrows between them, and their layouts on wide and narrow pages. */

/**
 * Style of a box. `plain` is a part, `accent` the subject of the diagram, `dashed` something that
 * is missing. `group` and `highlight` contain other boxes. `note` is text without a box.
 */
export type Tone = 'plain' | 'accent' | 'dashed' | 'group' | 'highlight' | 'note';

/** A box. Its texts wrap, and backticks mark code. */
export interface Box {
  readonly tone?: Tone;
  /** Name of the box, in bold. */
  readonly title?: string;
  /** Description in the box. Each item starts a new line. */
  readonly lines?: readonly string[];
  readonly align?: 'middle' | 'start';
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** Route of an arrow in one layout. */
export interface Route {
  /**
   * Sides at which the arrow leaves and enters the boxes. By default, it's straight and connects
   * the facing sides.
   */
  readonly sides?: readonly [Side, Side];
  /** Offset of the start from the middle of the side, in pixels. */
  readonly shift?: number;
}

/** An arrow from one box to another, or a line if `head` is false. */
export interface Arrow<Name extends string = string> {
  readonly from: Name;
  readonly to: Name;
  readonly label?: string;
  readonly head?: boolean;
  readonly wide?: Route;
  readonly narrow?: Route;
}

/** Position and size of a box: left, top, width and height. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** Positions of the boxes. */
export interface Layout<Name extends string = string> {
  readonly height: number;
  /** Position of each box. A box with null isn't drawn in this layout. */
  readonly places: Readonly<Record<Name, Place | null>>;
}

/** Names of the two layouts: for a text column, and for a phone. */
export const shapes = ['wide', 'narrow'] as const;
export type Shape = (typeof shapes)[number];

/** Width of each layout in its own units. If there is enough room, a unit is a pixel. */
export const widthOf: Readonly<Record<Shape, number>> = { wide: 704, narrow: 340 };

export interface Diagram<Name extends string = string> {
  /** Caption below the diagram. */
  readonly title: string;
  /** Describes everything in the diagram for people who can't see it. */
  readonly description: string;
  /** IDs of the statements and sources in `statements/` that verify the diagram. */
  readonly restsOn: readonly string[];
  readonly boxes: Readonly<Record<Name, Box>>;
  readonly arrows: readonly Arrow<Name>[];
  readonly wide: Layout<Name>;
  readonly narrow: Layout<Name>;
}

/** Defines a diagram. Arrows and layouts are type-checked against the names of its boxes. */
export function defineDiagram<const Name extends string>(
  diagram: Omit<Diagram<Name>, 'arrows' | Shape> & {
    readonly arrows: readonly Arrow<NoInfer<Name>>[];
    readonly wide: Layout<NoInfer<Name>>;
    readonly narrow: Layout<NoInfer<Name>>;
  },
): Diagram {
  return diagram;
}
