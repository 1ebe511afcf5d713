interface Routed {
  readonly routePath: string;
}

function isUnder(address: string, { routePath }: Routed): boolean {
  return address === routePath || address.startsWith(`${routePath}/`);
}

/**
 * Finds the version of a path, and the page's path within that version. Returns undefined for paths outside the docs.
 * `address` and the versions' routes are relative to the site's base path.
 */
export function locateAddress<V extends Routed>(
  address: string,
  versions: readonly V[],
): { readonly version: V; readonly page: string } | undefined {
  // Use the longest match, because the latest version's route is a prefix of all other routes.
  const version = versions
    .filter((candidate) => isUnder(address, candidate))
    .sort((a, b) => b.routePath.length - a.routePath.length)[0];
  return version && { version, page: address.slice(version.routePath.length + 1) };
}
