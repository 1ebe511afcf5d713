import path from 'node:path';

/** Returns a relative link from a page's file to `to`, which is a file with an optional fragment. */
export function linkBetween(fromFile: string, to: string): string {
  const [file = '', fragment] = to.split('#');
  const hash = fragment === undefined ? '' : `#${fragment}`;
  if (file === fromFile) return hash === '' ? path.posix.basename(file) : hash;
  return `${path.posix.relative(path.posix.dirname(fromFile), file)}${hash}`;
}
