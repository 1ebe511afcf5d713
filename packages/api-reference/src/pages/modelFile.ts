import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';

/** Returns the absolute path of the file with a version's model. */
export function modelFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `model-${folder}.json`);
}
