/** What lies under a route below the site's base: the pages of one version. */
interface Routed {
  readonly routePath: string;
}

/** Whether an address below the site's base is that of a version's main page, or of a page below it. */
function isUnder(address: string, { routePath }: Routed): boolean {
  return address === routePath || address.startsWith(`${routePath}/`);
}

/**
 * The version that an address below the site's base belongs to, and the page below its route; undefined outside of
 * the docs.
 */
export function locateAddress<V extends Routed>(
  address: string,
  versions: readonly V[],
): { readonly version: V; readonly page: string } | undefined {
  // The latest version's route is the start of every other's: the longest that matches is the right one.
  const version = versions
    .filter((candidate) => isUnder(address, candidate))
    .sort((a, b) => b.routePath.length - a.routePath.length)[0];
  return version && { version, page: address.slice(version.routePath.length + 1) };
}
