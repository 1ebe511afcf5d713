/** Defines diagrams: boxes, the arrows between them, and their layouts on wide and narrow pages. */

/**
 * Style of a box. `plain` is for parts, `accent` for the diagram's subject, and `dashed` for something that is missing.
 * `group` and `highlight` boxes contain other boxes. `note` is text without a box.
 */
export type Tone = 'plain' | 'accent' | 'dashed' | 'group' | 'highlight' | 'note';

/** A box. Long text wraps, and backticks mark code. */
export interface Box {
  readonly tone?: Tone;
  readonly title?: string;
  /** Each item starts a new line. */
  readonly lines?: readonly string[];
  readonly align?: 'middle' | 'start';
}

export type Side = 'top' | 'right' | 'bottom' | 'left';

export interface Route {
  /**
   * Sides of the boxes where the arrow starts and ends. By default, a straight arrow connects the sides that face each
   * other.
   */
  readonly sides?: readonly [Side, Side];
  /** Offset of the arrow's start from the middle of the side, in pixels. */
  readonly shift?: number;
}

/** An arrow. If `head` is false, the arrow is a plain line. */
export interface Arrow<Name extends string = string> {
  readonly from: Name;
  readonly to: Name;
  readonly label?: string;
  readonly head?: boolean;
  readonly wide?: Route;
  readonly narrow?: Route;
}

export type Place = readonly [x: number, y: number, width: number, height: number];

export interface Layout<Name extends string = string> {
  readonly height: number;
  /** The place of each box. If the place is null, the box isn't drawn. */
  readonly places: Readonly<Record<Name, Place | null>>;
}

/** `wide` fits the text column on a desktop, and `narrow` fits a phone. */
export const shapes = ['wide', 'narrow'] as const;
export type Shape = (typeof shapes)[number];

/** Width of each layout in SVG units. A unit is a pixel, unless the page is narrower than the picture. */
export const widthOf: Readonly<Record<Shape, number>> = { wide: 704, narrow: 340 };

export interface Diagram<Name extends string = string> {
  readonly title: string;
  /** Text alternative. Describes the whole diagram for people who can't see it. */
  readonly description: string;
  /** IDs of the statements and sources in `statements/` that verify the diagram. */
  readonly restsOn: readonly string[];
  readonly boxes: Readonly<Record<Name, Box>>;
  readonly arrows: readonly Arrow<Name>[];
  readonly wide: Layout<Name>;
  readonly narrow: Layout<Name>;
}

/** Defines a diagram. Arrows and layouts can use only the names of its boxes. */
export function defineDiagram<const Name extends string>(
  diagram: Omit<Diagram<Name>, 'arrows' | Shape> & {
    readonly arrows: readonly Arrow<NoInfer<Name>>[];
    readonly wide: Layout<NoInfer<Name>>;
    readonly narrow: Layout<NoInfer<Name>>;
  },
): Diagram {
  return diagram;
}
