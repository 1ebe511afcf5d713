/**
 * Converts the path of a page in the latest version to the path of the page in the preferred version. `latest` and
 * `preferred` are the base paths of these versions. Returns undefined if `path` isn't in the latest version.
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
