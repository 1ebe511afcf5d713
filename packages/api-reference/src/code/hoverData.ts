/**
 * Describes the data of the hovers in a page's code. The build writes it and the browser reads it,
 * so this module has no dependencies.
 */

/**
 * A name in the visible part of a block: line and column (both starting at 0), length, and index of
 * its text.
 */
export type HoverPlace = readonly [line: number, column: number, length: number, text: number];

export interface HoverData {
  /**
   * Texts of the hovers: the declaration, and the first sentence of the documentation if there is
   * one.
   */
  readonly texts: readonly (readonly [declaration: string, sentence?: string])[];
  /** Names in each block, by the {@link hoverKey} of the visible code. */
  readonly blocks: Readonly<Record<string, readonly HoverPlace[]>>;
}

/**
 * Returns a hash of a block's text (FNV-1a, 32 bits). It doesn't depend on the block's position on
 * the page.
 */
export function hoverKey(shown: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < shown.length; at += 1) {
    hash = Math.imul(hash ^ shown.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Returns the path of a page's data. Both this path and `pathname`, the path of the page, are
 * relative to the site's base path.
 */
export function hoverFile(pathname: string): string {
  return `hovers/${pathname.replace(/^\/|\/$/g, '')}.json`;
}
