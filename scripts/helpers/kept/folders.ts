/** Files of a built site on the disk. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { kindOf } from '../../../deploy/headers';
import { hasHash, type FileHashes } from '../../../deploy/deployedFiles';

export function sha256(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Paths of all files below a folder, with slashes, sorted. */
export function listFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/**
 * The files that hosts let browsers keep for ever, with what they hold. Throws, naming them, when one has no hash in its
 * name: readers would never see it change.
 */
export function hashFiles(dir: string): FileHashes {
  const hashed = listFiles(dir).filter((file) => kindOf(file) === 'hashed');
  const bare = hashed.filter((file) => !hasHash(file));
  if (bare.length > 0) {
    throw new Error(
      `Browsers keep these files for ever, and their names have no hash of what is in them: ${bare.join(', ')}. ` +
        'Give them one, or put them into another folder.',
    );
  }
  return Object.fromEntries(
    hashed.map((file) => [file, sha256(fs.readFileSync(path.join(dir, file)))]),
  );
}

/** Puts files of one folder into another, empty one, by hard links, which stay when the first is emptied. */
export function linkFiles(files: readonly string[], from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (!fs.existsSync(source)) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.linkSync(source, target);
  }
}
