/** What `.generated/demo/service.json` says of the download that serves the demo project. Node only. */
import path from 'node:path';
import { readJson } from '../../files/readJson';
import { rootDir } from '../../versions';

export interface DemoServiceZip {
  /** Below the site's base path; its name has a hash. */
  readonly file: string;
  readonly bytes: number;
}

/** Where the generator writes it, absolute. */
export const demoServiceFile = path.join(rootDir, '.generated/demo/service.json');

/** Reads it. Throws when there is no download yet. */
export function readDemoServiceZip(): DemoServiceZip {
  return readJson<DemoServiceZip>(demoServiceFile);
}
