import fs from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { readJson } from '@reveal-docs/shared/readJson';
import { readVersions } from '@reveal-docs/versions';
import { lessonNames, lessonsDir, readProgram } from './lessons';

const recordFile = path.join(lessonsDir, 'pictures.json');

/**
 * Returns a hash of everything that affects a lesson's picture: the lesson's solution, the SDK's release, `poses.ts`,
 * and `look.ts`. Changing the comments in the last two files doesn't change the hash.
 */
export function pictureInputs(lesson: string): string {
  const release = readVersions().find(({ isLast }) => isLast)?.release;
  const solution = readProgram({ lesson, name: 'solution', isRight: true });
  const poses = ['poses.ts', 'look.ts'].map((file) => {
    const source = fs.readFileSync(path.join(lessonsDir, file), 'utf8');
    return transformSync(source, { loader: 'ts', minifyWhitespace: true }).code;
  });
  return contentHash(JSON.stringify([release, solution, ...poses]));
}

export function readPictureRecord(): Record<string, string> {
  return fs.existsSync(recordFile) ? readJson<Record<string, string>>(recordFile) : {};
}

/** Records that a lesson's picture is up to date. Removes the records of lessons that no longer exist. */
export function recordPicture(drawn: string): void {
  const hashes = { ...readPictureRecord(), [drawn]: pictureInputs(drawn) };
  const record = Object.fromEntries(
    lessonNames.filter((lesson) => lesson in hashes).map((lesson) => [lesson, hashes[lesson]]),
  );
  fs.writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}
