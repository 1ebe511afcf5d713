import manifest from '@site/.generated/types/manifest.json';
import { openTypes as open, type TypeClient } from '@reveal-docs/runner/types/client';

/**
 * Starts the compiler worker for the version in `folder`. If a file doesn't load, rejects with an error that contains
 * its name.
 */
export function openTypes(folder: string, assetUrl: (path: string) => string): Promise<TypeClient> {
  return open(manifest, folder, assetUrl);
}
