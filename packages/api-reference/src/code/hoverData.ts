/** The data behind the names in a page's code: written by the build, read in the browser, so without dependencies. */

/** A name in a block: line from 0 and column from 0 of what the block shows, length, and the number of its text. */
export type HoverPlace = readonly [line: number, column: number, length: number, text: number];

/** All of a page. */
export interface HoverData {
  /** Declaration, and the first sentence of the documentation where there is one. */
  readonly texts: readonly (readonly [declaration: string, sentence?: string])[];
  /** By {@link hoverKey} of what a block shows. */
  readonly blocks: Readonly<Record<string, readonly HoverPlace[]>>;
}

/** Names a block by its text (FNV-1a, 32 bits), so that its place on the page does not matter. */
export function hoverKey(shown: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < shown.length; at += 1) {
    hash = Math.imul(hash ^ shown.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Where a page's data is, below the site's base path; `pathname` is that of the page, below it too. */
export function hoverFile(pathname: string): string {
  return `hovers/${pathname.replace(/^\/|\/$/g, '')}.json`;
}
