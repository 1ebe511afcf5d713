/**
 * Reads data about removed versions from `archive/<name>.json`: their API names, and the API changes in the next
 * version. The oldest version's migration guide is checked against this data.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ApiIndex } from './apiIndex';
import { readJson } from '@reveal-docs/shared/readJson';
import type { VersionChanges } from './changes';

export interface ArchivedVersion {
  readonly name: string;
  readonly label: string;
  readonly symbols: ApiIndex['symbols'];
  /** Changes from this version to the next. */
  readonly changes: VersionChanges;
}

/** Folder of the archive, relative to the repository root. */
const archivePath = 'archive';

/** Returns the path of an archived version's file, relative to the repository root. */
export function archiveFile(name: string): string {
  return `${archivePath}/${name}.json`;
}

/** Reads all archived versions of the repository at `root`. Returns an empty list if no version was ever removed. */
export function readArchive(root: string): ArchivedVersion[] {
  const dir = path.join(root, archivePath);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson<ArchivedVersion>(path.join(dir, file)));
}
