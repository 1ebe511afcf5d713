/**
 * Reads `.generated/demo/service.json`, which describes the downloadable server of the demo
 * project. Node only.
 */
import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';

export interface DemoServiceZip {
  /** Path relative to the site's base path. The name contains a hash. */
  readonly file: string;
  readonly bytes: number;
}

/** Absolute path of the file that the generator writes. */
export const demoServiceFile = path.join(rootDir, '.generated/demo/service.json');

/** Reads the file. Throws if the download hasn't been generated yet. */
export function readDemoServiceZip(): DemoServiceZip {
  return readJson<DemoServiceZip>(demoServiceFile);
}
