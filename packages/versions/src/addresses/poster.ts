/**
 * Path of an example's committed picture, relative to the site's base path and to `static`.
 * `folder` is the version's folder.
 */
export function posterPath(folder: string, name: string): string {
  return `examples/${folder}/${name}.webp`;
}
