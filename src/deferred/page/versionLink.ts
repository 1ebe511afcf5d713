/** Links into another version. Pure. */

/**
 * The path of a page of the latest version, whose pages are below `latest`, in the version whose overview is at
 * `preferred`; undefined for a path of no version, or of another one.
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
