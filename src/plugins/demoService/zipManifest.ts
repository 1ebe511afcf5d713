import path from 'node:path';
import { readJson } from '@reveal-docs/shared/readJson';
import { rootDir } from '@reveal-docs/versions';

export interface DemoServiceZip {
  /** Path relative to the site's base path. The name contains a hash. */
  readonly file: string;
  readonly bytes: number;
}

/** Absolute path of the file that contains the zip's path and size. */
export const demoServiceFile = path.join(rootDir, '.generated/demo/service.json');

/** Reads the path and size of the zip that serves the demo project. Throws if the zip hasn't been generated yet. */
export function readDemoServiceZip(): DemoServiceZip {
  return readJson<DemoServiceZip>(demoServiceFile);
}
