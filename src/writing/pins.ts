/**
 * Adds the workspaces of versions to package.json and package-lock.json, and removes them. Doesn't use npm to add a
 * workspace. A new version therefore has exactly Next's packages, and the command doesn't need a registry.
 */

export interface RootManifest {
  readonly workspaces: readonly string[];
  readonly [field: string]: unknown;
}

type LockEntry = Readonly<Record<string, unknown>>;

/** The parts of package-lock.json (version 3) that this module uses. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockEntry>>;
  readonly [field: string]: unknown;
}

/** Returns the folder of a version's workspace, relative to the root. */
export function workspacePath(folder: string): string {
  return `examples/${folder}`;
}

/** Returns the package name of a version's workspace. */
export function workspaceName(folder: string): string {
  return `@reveal-docs/examples-${folder}`;
}

function linkPath(folder: string): string {
  return `node_modules/${workspaceName(folder)}`;
}

function isBelow(key: string, folder: string): boolean {
  return key === workspacePath(folder) || key.startsWith(`${workspacePath(folder)}/`);
}

/** Sorts the packages of a lockfile in the same order as npm. */
function sortPackages(packages: Lockfile['packages']): Lockfile['packages'] {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Removes a workspace's own packages from a lockfile, so that npm resolves them again. */
export function withoutLockedPackages(lock: Lockfile, folder: string): Lockfile {
  const below = `${workspacePath(folder)}/node_modules/`;
  const packages = Object.entries(lock.packages).filter(([key]) => !key.startsWith(below));
  return { ...lock, packages: Object.fromEntries(packages) };
}

/** Adds a workspace after the workspace of `from`. */
export function addWorkspace(manifest: RootManifest, folder: string, from: string): RootManifest {
  const workspaces = manifest.workspaces.flatMap((item) =>
    item === workspacePath(from) ? [item, workspacePath(folder)] : [item],
  );
  return { ...manifest, workspaces };
}

/** Removes a workspace. */
export function removeWorkspace(manifest: RootManifest, folder: string): RootManifest {
  const workspaces = manifest.workspaces.filter((item) => item !== workspacePath(folder));
  return { ...manifest, workspaces };
}

function withRootWorkspaces(lock: Lockfile, manifest: RootManifest): Lockfile['packages'] {
  return { ...lock.packages, '': { ...lock.packages[''], workspaces: manifest.workspaces } };
}

/** Copies the packages of `from` to the workspace `folder`. Throws if the lockfile has no entry for `from`. */
export function addLockedWorkspace(
  lock: Lockfile,
  manifest: RootManifest,
  folder: string,
  from: string,
): Lockfile {
  const own = lock.packages[workspacePath(from)];
  if (own === undefined) {
    throw new Error(
      `package-lock.json has no entry for ${workspacePath(from)}. Run \`npm install\` and commit the lockfile.`,
    );
  }
  const packages: Record<string, LockEntry> = { ...withRootWorkspaces(lock, manifest) };
  for (const [key, entry] of Object.entries(lock.packages)) {
    if (!isBelow(key, from)) continue;
    packages[`${workspacePath(folder)}${key.slice(workspacePath(from).length)}`] = entry;
  }
  packages[workspacePath(folder)] = { ...own, name: workspaceName(folder) };
  packages[linkPath(folder)] = { resolved: workspacePath(folder), link: true };
  return { ...lock, packages: sortPackages(packages) };
}
