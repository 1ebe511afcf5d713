/**
 * Locates the posters of examples and the golden images of tests. Versions that run the same program on the same SDK
 * share a picture.
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

function runsTheSame(one: DocsVersion, other: DocsVersion, name: string): boolean {
  return (
    one.release === other.release &&
    [`${name}.ts`, projectFile].every((file) => readSource(one, file) === readSource(other, file))
  );
}

/**
 * Returns the path of a version's own picture. If it doesn't exist, returns an older version's picture of the same
 * program on the same SDK. If neither exists, returns the path for the version's own picture. `fileOf` returns the path
 * for any version.
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
 * Returns the color modes of an example's posters. A program that sets a background has only one poster, whose mode is
 * undefined.
 */
export function posterModes(
  version: DocsVersion,
  name: string,
): readonly (PosterMode | undefined)[] {
  const source = readSource(version, `${name}.ts`);
  return source === undefined ? [undefined] : posterModesOf(source);
}

/** Returns the path of an example's poster, which might not exist. `siteDir` is the folder that contains `static`. */
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

/** Returns the path of an example's light poster, relative to the site's base path, or null if it doesn't exist. */
export function findPoster(
  version: DocsVersion,
  name: string,
  siteDir: string = rootDir,
): string | null {
  const file = posterFile(version, name, posterModes(version, name)[0], siteDir);
  if (!fs.existsSync(file)) return null;
  return path.relative(path.join(siteDir, 'static'), file).split(path.sep).join('/');
}
