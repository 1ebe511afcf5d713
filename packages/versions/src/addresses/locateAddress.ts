interface Routed {
  readonly routePath: string;
}

function isUnder(address: string, { routePath }: Routed): boolean {
  return address === routePath || address.startsWith(`${routePath}/`);
}

/**
 * Finds a path's version, and the page's path within that version. Returns undefined for paths outside of the docs.
 * `address` and the versions' routes are relative to the site's base path.
 */
export function locateAddress<V extends Routed>(
  address: string,
  versions: readonly V[],
): { readonly version: V; readonly page: string } | undefined {
  // The latest version's route is a prefix of all others, so use the longest match.
  const version = versions
    .filter((candidate) => isUnder(address, candidate))
    .sort((a, b) => b.routePath.length - a.routePath.length)[0];
  return version && { version, page: address.slice(version.routePath.length + 1) };
}
