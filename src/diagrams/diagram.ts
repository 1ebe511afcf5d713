/** What a diagram is: boxes, arrows between them, and where they stand on a wide and on a narrow page. */

/**
 * How a box looks: `plain` stands for a part, `accent` for what the diagram is about, `dashed` for what is not there,
 * `group` and `highlight` hold other boxes, and `note` is text alone.
 */
export type Tone = 'plain' | 'accent' | 'dashed' | 'group' | 'highlight' | 'note';

/** One box. Texts wrap into its place; what stands in backticks is code. */
export interface Box {
  readonly tone?: Tone;
  /** Its name, in bold. */
  readonly title?: string;
  /** What it does; each item begins a line. */
  readonly lines?: readonly string[];
  readonly align?: 'middle' | 'start';
}

/** A side of a box. */
export type Side = 'top' | 'right' | 'bottom' | 'left';

/** How an arrow runs in one layout. */
export interface Route {
  /** The side it leaves and the side it enters; without them it runs straight between those that face each other. */
  readonly sides?: readonly [Side, Side];
  /** How far beside the middle it leaves, in pixels. */
  readonly shift?: number;
}

/** An arrow from one box to another; with a `head` of false a line. */
export interface Arrow<Name extends string = string> {
  readonly from: Name;
  readonly to: Name;
  readonly label?: string;
  readonly head?: boolean;
  readonly wide?: Route;
  readonly narrow?: Route;
}

/** Left, top, width and height. */
export type Place = readonly [x: number, y: number, width: number, height: number];

/** Where the boxes stand. */
export interface Layout<Name extends string = string> {
  readonly height: number;
  /** A box without a place is not drawn in this layout. */
  readonly places: Readonly<Record<Name, Place | null>>;
}

/** The two layouts: for a column of text, and for a phone. */
export const shapes = ['wide', 'narrow'] as const;
export type Shape = (typeof shapes)[number];

/** Width of each layout in its own units, which are pixels where there is room for it. */
export const widthOf: Readonly<Record<Shape, number>> = { wide: 704, narrow: 340 };

/** A diagram. */
export interface Diagram<Name extends string = string> {
  /** What it is about, shown below it. */
  readonly title: string;
  /** All that it shows, for those who do not see it. */
  readonly description: string;
  /** Statements and sources (`statements/`) that show it is so. */
  readonly restsOn: readonly string[];
  readonly boxes: Readonly<Record<Name, Box>>;
  readonly arrows: readonly Arrow<Name>[];
  readonly wide: Layout<Name>;
  readonly narrow: Layout<Name>;
}

/** Types a diagram by the names of its own boxes. */
export function defineDiagram<const Name extends string>(
  diagram: Omit<Diagram<Name>, 'arrows' | Shape> & {
    readonly arrows: readonly Arrow<NoInfer<Name>>[];
    readonly wide: Layout<NoInfer<Name>>;
    readonly narrow: Layout<NoInfer<Name>>;
  },
): Diagram {
  return diagram;
}
