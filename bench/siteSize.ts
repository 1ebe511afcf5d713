import fs from 'node:fs';
import path from 'node:path';

/** Sizes are in bytes on disk. */
export interface SiteSize {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /**
   * Maps each top-level folder, such as `assets` or `docs`, to its size in bytes. The key `.` maps to the size of all
   * files that aren't in a folder.
   */
  readonly folders: Readonly<Record<string, number>>;
}

/** Returns the total size of the pages and the bundler's output, in bytes. */
export function pagesAndAssets({ folders }: SiteSize): number {
  return (folders['.'] ?? 0) + (folders.docs ?? 0) + (folders.assets ?? 0);
}

/** Adds up the sizes of the files in a site's output folder. */
export function measureSite(outDir: string): SiteSize {
  const folders: Record<string, number> = {};
  let pages = 0;
  let files = 0;
  let bytes = 0;
  for (const entry of fs.readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const [first = ''] = path.relative(outDir, file).split(path.sep);
    const folder = first === entry.name ? '.' : first;
    const { size } = fs.statSync(file);
    folders[folder] = (folders[folder] ?? 0) + size;
    bytes += size;
    files += 1;
    if (entry.name.endsWith('.html')) pages += 1;
  }
  return { pages, files, bytes, folders };
}
