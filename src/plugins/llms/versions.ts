import type { DocsVersion } from '../../versions';

export type MachineVersion = Pick<
  DocsVersion,
  'label' | 'routePath' | 'isLast' | 'interfaceRelease'
>;

/** The version that an address belongs to, and the page below its route; undefined outside of the docs. */
export function pageOfVersion<V extends Pick<MachineVersion, 'routePath'>>(
  address: string,
  versions: readonly V[],
): { readonly version: V; readonly page: string } | undefined {
  // The latest version's route is the start of every other's: the longest that matches is the right one.
  const version = versions
    .filter(({ routePath }) => address === routePath || address.startsWith(`${routePath}/`))
    .sort((a, b) => b.routePath.length - a.routePath.length)[0];
  return version && { version, page: address.slice(version.routePath.length + 1) };
}
