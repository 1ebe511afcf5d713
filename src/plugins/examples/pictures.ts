/**
 * Locates the pictures of examples: posters, and golden images of tests. A version that runs the
 * same program on the same SDK as an older version uses the older version's picture, so that no
 * picture is stored twice. Node only.
 */
import fs from 'node:fs';
import path from 'node:path';
import { projectFile } from '@reveal-docs/runner/program/projectFile';
import { posterModesOf, posterPath, type PosterMode } from '@reveal-docs/versions/addresses/poster';
import { readVersions, rootDir, type DocsVersion } from '@reveal-docs/versions';

function readSource({ workspaceDir }: DocsVersion, file: string): string | undefined {
  const source = path.join(workspaceDir, file);
  return fs.existsSync(source) ? fs.readFileSync(source, 'utf8') : undefined;
}

/** Whether two versions run the same program on the same SDK. */
function runsTheSame(one: DocsVersion, other: DocsVersion, name: string): boolean {
  return (
    one.release === other.release &&
    [`${name}.ts`, projectFile].every((file) => readSource(one, file) === readSource(other, file))
  );
}

/**
 * Returns the path of an example's picture: the version's own, or that of an older version that
 * runs the same program on the same SDK. If neither exists, returns the path for the version's own
 * picture. `fileOf` returns the path for any version.
 */
export function pictureFile(
  version: DocsVersion,
  name: string,
  fileOf: (version: DocsVersion) => string,
): string {
  const own = fileOf(version);
  if (fs.existsSync(own)) return own;
  const versions = readVersions();
  const older = versions.slice(versions.findIndex(({ folder }) => folder === version.folder) + 1);
  const twin = older.find(
    (other) => fs.existsSync(fileOf(other)) && runsTheSame(version, other, name),
  );
  return fileOf(twin ?? version);
}

/**
 * Returns the color modes of an example's posters. If the program sets a background, there is only
 * one poster for both modes.
 */
export function posterModes(
  version: DocsVersion,
  name: string,
): readonly (PosterMode | undefined)[] {
  const source = readSource(version, `${name}.ts`);
  return source === undefined ? [undefined] : posterModesOf(source);
}

/**
 * Returns the path of an example's poster, which might not exist. `siteDir` contains the folder
 * `static`.
 */
export function posterFile(
  version: DocsVersion,
  name: string,
  mode: PosterMode | undefined,
  siteDir: string = rootDir,
): string {
  const fileOf = ({ folder }: DocsVersion) =>
    path.join(siteDir, 'static', posterPath(folder, name, mode));
  return pictureFile(version, name, fileOf);
}

/**
 * Returns the path of an example's light poster, relative to the site's base path, or null if the
 * example has none.
 */
export function findPoster(
  version: DocsVersion,
  name: string,
  siteDir: string = rootDir,
): string | null {
  const file = posterFile(version, name, posterModes(version, name)[0], siteDir);
  if (!fs.existsSync(file)) return null;
  return path.relative(path.join(siteDir, 'static'), file).split(path.sep).join('/');
}
