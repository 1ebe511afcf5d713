/** Converts links to another version. Pure. */

/**
 * Converts the path of a page in the latest version, which is below `latest`, to the path of the
 * same page in the version below `preferred`. Returns undefined if the path is in another version
 * or outside of all versions.
 */
export function inVersion(
  path: string,
  preferred: string,
  routes: readonly string[],
  latest: string,
): string | undefined {
  if (path !== latest && !path.startsWith(`${latest}/`)) return undefined;
  const isOther = (route: string) => path === route || path.startsWith(`${route}/`);
  if (routes.some((route) => route !== latest && isOther(route))) return undefined;
  return preferred + path.slice(latest.length);
}
