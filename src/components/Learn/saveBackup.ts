import { latestFolder } from '@reveal-docs/runner/program/findProgram';
import { programsManifest } from '@site/src/builds/programs';
import type { Draft } from '../Playground/drafts/draft';
import { randomId } from '../Playground/drafts/draftId';
import { exportDrafts } from '../Playground/drafts/exchange';
import { saveFile } from '../Example/saveFile';
import { programFile } from './programFile';
import type { ExportedLessons, Progress } from './progress';

/**
 * Returns the reader's code in the lessons as drafts. An import never restores code in a lesson, because anyone could
 * have written the file. Imported drafts are marked as foreign.
 */
function codeDrafts(progress: Progress): Draft[] {
  const latest = latestFolder(programsManifest);
  return Object.entries(progress).flatMap(([name, { code }]): Draft[] =>
    code === undefined
      ? []
      : [
          {
            id: randomId(),
            name: `Lesson ${name}`,
            folder: latest,
            start: { type: 'template', kind: 'cad' },
            files: [{ file: programFile, source: code }],
            foreign: false,
            changed: Date.now(),
          },
        ],
  );
}

function withoutCode(progress: Progress): ExportedLessons | undefined {
  const entries = Object.entries(progress);
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, { passed, hints }]) => [name, { passed, hints }]));
}

/** Saves the drafts and the progress in one file. */
export function saveBackup(drafts: readonly Draft[], progress: Progress): void {
  const { file, name } = exportDrafts([...drafts, ...codeDrafts(progress)], withoutCode(progress));
  saveFile(file, name);
}
