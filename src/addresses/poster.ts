/**
 * Path of an example's committed picture below the site's base path, which is also where it lies in `static`.
 * `folder` is that of the version.
 */
export function posterPath(folder: string, name: string): string {
  return `examples/${folder}/${name}.webp`;
}
