/**
 * Data for hover texts in a page's code. The build writes the data. Browsers load this module to read the data, so the
 * module has no dependencies.
 */

/** A name in the visible part of a block. Line and column start at 0. `text` is an index into `HoverData.texts`. */
export type HoverPlace = readonly [line: number, column: number, length: number, text: number];

export interface HoverData {
  /** Each hover's declaration, and the first sentence of the documentation, if any. */
  readonly texts: readonly (readonly [declaration: string, sentence?: string])[];
  /** Map from the {@link hoverKey} of a block's visible code to the names in the block. */
  readonly blocks: Readonly<Record<string, readonly HoverPlace[]>>;
}

/** Returns a hash of a block's text (FNV-1a, 32 bits). The hash doesn't depend on the block's position on the page. */
export function hoverKey(shown: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < shown.length; at += 1) {
    hash = Math.imul(hash ^ shown.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Returns the path of the file with a page's hovers. Both the path and `pathname` are relative to the site's base path.
 */
export function hoverFile(pathname: string): string {
  return `hovers/${pathname.replace(/^\/|\/$/g, '')}.json`;
}
