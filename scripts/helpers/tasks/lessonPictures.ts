/** Records the sources of the pictures of the lessons' goals. Node only. */
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from '@reveal-docs/build-steps/cache';
import { readJson } from '@reveal-docs/shared/readJson';
import { readVersions } from '@reveal-docs/versions';
import { lessonNames, lessonsDir, readProgram } from './lessons';

const recordFile = path.join(lessonsDir, 'pictures.json');

/** Returns a hash of everything that a lesson's picture shows: its solution, the pose, and the SDK's release. */
export function pictureInputs(lesson: string): string {
  const release = readVersions().find(({ isLast }) => isLast)?.release;
  const solution = readProgram({ lesson, name: 'solution', isRight: true });
  const poses = ['poses.ts', 'look.ts'].map((file) =>
    fs.readFileSync(path.join(lessonsDir, file), 'utf8'),
  );
  return contentHash(JSON.stringify([release, solution, ...poses]));
}

/** Returns the hash of the sources of each picture, by lesson. */
export function readPictureRecord(): Record<string, string> {
  return fs.existsSync(recordFile) ? readJson<Record<string, string>>(recordFile) : {};
}

/** Records that the pictures of these lessons are up to date. */
export function recordPictures(drawn: readonly string[]): void {
  const known = readPictureRecord();
  const record = lessonNames.flatMap((lesson) => {
    const hash = drawn.includes(lesson) ? pictureInputs(lesson) : known[lesson];
    return hash === undefined ? [] : [[lesson, hash]];
  });
  fs.writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(record), null, 2)}\n`);
}
