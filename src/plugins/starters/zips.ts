import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';

export interface StarterZip {
  /** Path relative to the site's base path. The name contains a hash. */
  readonly file: string;
  readonly bytes: number;
}

/** Downloads, by starter name. */
export type StarterZips = Readonly<Record<string, StarterZip>>;

/** Returns the absolute path of the file that describes the downloads. */
export function starterZipsFile(siteDir: string): string {
  return path.join(siteDir, '.generated/starters/zips.json');
}

/** Reads the descriptions of the downloads. Throws if they haven't been generated yet. */
export function readStarterZips(siteDir: string): StarterZips {
  return readJson<StarterZips>(starterZipsFile(siteDir));
}
