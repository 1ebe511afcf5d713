/** A version and the route of its pages, relative to the site's base path. */
interface Routed {
  readonly routePath: string;
}

/** Whether a path is a version's main page or a page below it. */
function isUnder(address: string, { routePath }: Routed): boolean {
  return address === routePath || address.startsWith(`${routePath}/`);
}

/**
 * Finds the version that a path belongs to, and the page's path within that version. `address` is
 * relative to the site's base path. Returns undefined outside of the docs.
 */
export function locateAddress<V extends Routed>(
  address: string,
  versions: readonly V[],
): { readonly version: V; readonly page: string } | undefined {
  // The latest version's route is a prefix of all others, so the longest match is the right one.
  const version = versions
    .filter((candidate) => isUnder(address, candidate))
    .sort((a, b) => b.routePath.length - a.routePath.length)[0];
  return version && { version, page: address.slice(version.routePath.length + 1) };
}
