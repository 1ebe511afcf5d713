import path from 'node:path';
import { rootDir } from '@reveal-docs/versions';

/** Returns the absolute path of a version's model file. */
export function modelFile(folder: string): string {
  return path.join(rootDir, '.generated', 'api', `model-${folder}.json`);
}
