/** What `.generated/starters/zips.json` says of the starters' downloads. Node only. */
import path from 'node:path';
import { readJson } from '../../files/readJson';

export interface StarterZip {
  /** Below the site's base path; its name has a hash. */
  readonly file: string;
  readonly bytes: number;
}

/** By name of the starter. */
export type StarterZips = Readonly<Record<string, StarterZip>>;

/** Where the generator writes it for the site in `siteDir`, absolute. */
export function starterZipsFile(siteDir: string): string {
  return path.join(siteDir, '.generated/starters/zips.json');
}

/** Reads it. Throws when nothing was generated yet. */
export function readStarterZips(siteDir: string): StarterZips {
  return readJson<StarterZips>(starterZipsFile(siteDir));
}
