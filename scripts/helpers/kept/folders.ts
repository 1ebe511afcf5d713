import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { kindOf } from '../../../deploy/headers';
import { hasHash, type FileHashes } from '../../../deploy/deployedFiles';

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Returns the paths of all files, sorted and with forward slashes. */
export function listFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/**
 * Returns the hashes of files that browsers cache forever. Throws if the name of such a file doesn't contain a hash,
 * because browsers would never load a newer version of the file.
 */
export function hashFiles(dir: string): FileHashes {
  const hashed = listFiles(dir).filter((file) => kindOf(file) === 'hashed');
  const bare = hashed.filter((file) => !hasHash(file));
  if (bare.length > 0) {
    throw new Error(
      `Browsers cache these files forever, but their names don't contain a hash of their contents: ${bare.join(', ')}. ` +
        'Add a hash to the names, or move the files to another folder.',
    );
  }
  return Object.fromEntries(
    hashed.map((file) => [file, sha256(fs.readFileSync(path.join(dir, file)))]),
  );
}

/**
 * Replaces the folder `to` with hard links to files in `from`. The links stay valid after the files in `from` are
 * deleted.
 */
export function linkFiles(files: readonly string[], from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (!fs.existsSync(source)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.linkSync(source, target);
  }
}
