/**
 * Compares the API of each version with the API of the previous version, for the migration guides. Type declarations
 * don't show renames and replacements, so `examples/<folder>/api-moves.json` lists them.
 */
import fs from 'node:fs';
import path from 'node:path';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';
import { readArchive } from '../names/archive';
import type { VersionChanges, VersionName } from '../names/changes';
import { runCached } from '@reveal-docs/build-steps/cache';
import { typePaths } from '../types/generate';
import { compareSurfaces, type KnownMoves } from './compare';
import { readSurface, type Surface } from './surface';
import { readJson } from '@reveal-docs/shared/readJson';

const noMoves: KnownMoves = { renamed: {}, instead: {}, newTypeArguments: [] };

/** Returns the version before `version`, if the site has one. */
export function previousVersion(
  version: DocsVersion,
  versions: readonly DocsVersion[],
): DocsVersion | undefined {
  const at = versions.findIndex(({ folder }) => folder === version.folder);
  return at < 0 ? undefined : versions[at + 1];
}

/** Returns the path of the file with a version's renames and replacements. Not every version has this file. */
export function movesFile(version: DocsVersion): string {
  return path.join(version.workspaceDir, 'api-moves.json');
}

/** Reads the renames and replacements of a version. */
export function readMoves(version: DocsVersion): KnownMoves {
  const file = movesFile(version);
  return fs.existsSync(file) ? readJson<KnownMoves>(file) : noMoves;
}

/** Returns the absolute path of the file with the changes since the version before `folder`, for the site at `root`. */
export function changesFile(folder: string, root: string = rootDir): string {
  return path.join(root, '.generated', 'apiChanges', `${folder}.json`);
}

/**
 * Reads the changes since the version before `folder`. `folder` can also be a removed version. Returns undefined if the
 * changes weren't generated.
 */
export function readChanges(folder: string, root: string = rootDir): VersionChanges | undefined {
  const archived = readArchive(root).find(({ changes }) => changes.to.folder === folder);
  if (archived !== undefined) return archived.changes;
  const file = changesFile(folder, root);
  return fs.existsSync(file) ? readJson<VersionChanges>(file) : undefined;
}

function nameOf({ folder, label, interfaceRelease }: DocsVersion): VersionName {
  return { folder, label, release: interfaceRelease };
}

/** Writes the changes of each version that has a previous one. Rejects if a listed rename or replacement is wrong. */
export async function generateApiChanges(versions: readonly DocsVersion[]): Promise<void> {
  const all = readVersions();
  const surfaces = new Map<string, Surface>();
  // Cache the surfaces, because each surface is used in two comparisons, and reading a surface takes seconds.
  const surfaceOf = (version: DocsVersion): Surface => {
    const surface = surfaces.get(version.folder) ?? readSurface(version);
    surfaces.set(version.folder, surface);
    return surface;
  };
  for (const to of versions) {
    const from = previousVersion(to, all);
    if (from === undefined) continue;
    const moves = movesFile(to);
    const output = changesFile(to.folder, rootDir);
    await runCached(
      {
        name: `api-changes-${to.folder}`,
        key: [nameOf(from), nameOf(to)],
        code: [__filename],
        inputs: [
          ...(fs.existsSync(moves) ? [moves] : []),
          ...[from, to].map(({ workspaceDir }) => path.join(workspaceDir, 'package.json')),
          ...[from, to].flatMap((version) => Object.values(typePaths(version))),
        ],
        outputs: [output],
      },
      async () => {
        const changes = compareSurfaces(surfaceOf(from), surfaceOf(to), readMoves(to));
        const result: VersionChanges = { from: nameOf(from), to: nameOf(to), ...changes };
        fs.mkdirSync(path.dirname(output), { recursive: true });
        fs.writeFileSync(output, JSON.stringify(result));
      },
    );
  }
}
