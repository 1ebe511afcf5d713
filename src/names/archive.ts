/**
 * What is still known of versions that were dropped, in `archive/<name>.json`: the names of their API, and how
 * the API changed to the version after. The migration guide of the oldest version is checked against it. Node
 * only.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { ApiIndex } from './apiIndex';
import { readJson } from '../files/readJson';
import type { VersionChanges } from './changes';

/** A version that has no pages any more. */
export interface ArchivedVersion {
  readonly name: string;
  readonly label: string;
  readonly symbols: ApiIndex['symbols'];
  /** What changed from it to the version that is the oldest now. */
  readonly changes: VersionChanges;
}

/** Folder of the archive, from the repository's root. */
const archivePath = 'archive';

/** File of an archived version, from the repository's root. */
export function archiveFile(name: string): string {
  return `${archivePath}/${name}.json`;
}

/** All archived versions of the repository at `root`; none where nothing was ever dropped. */
export function readArchive(root: string): ArchivedVersion[] {
  const dir = path.join(root, archivePath);
  if (!fs.existsSync(dir)) return [];
  return fs
    .readdirSync(dir)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readJson<ArchivedVersion>(path.join(dir, file)));
}
