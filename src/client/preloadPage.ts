/** Loading a page ahead, for links that a reader is about to press. No client module. */

/** The part of Docusaurus that it offers on `window`. */
interface Docusaurus {
  preload(pathname: string): unknown;
}

/**
 * Loads the page at a path of the site, if it is not there. A part that does not come says nothing yet: whoever follows
 * the link is told.
 */
export function preloadPage(pathname: string): void {
  const { docusaurus } = window as unknown as { docusaurus?: Docusaurus };
  Promise.resolve(docusaurus?.preload(pathname)).catch(() => undefined);
}
