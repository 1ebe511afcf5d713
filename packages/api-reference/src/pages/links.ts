/** Creates relative links between API pages. */
import path from 'node:path';

/** Returns the link from one page's file to a place in another, with the fragment if any. */
export function linkBetween(fromFile: string, to: string): string {
  const [file = '', fragment] = to.split('#');
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (file === fromFile) return hash === '' ? path.posix.basename(file) : hash;
  return `${path.posix.relative(path.posix.dirname(fromFile), file)}${hash}`;
}
