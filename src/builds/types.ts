/** Opens the compiler worker with the types of this build. Imported lazily. */
import manifest from '@site/.generated/types/manifest.json';
import { openTypes as open, type TypeClient } from '@reveal-docs/runner/types/client';

/**
 * Opens the compiler worker for the version in `folder`. Rejects with the file's name if a file
 * doesn't load.
 */
export function openTypes(folder: string, assetUrl: (path: string) => string): Promise<TypeClient> {
  return open(manifest, folder, assetUrl);
}
